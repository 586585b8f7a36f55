import KioskUI

/// What all screens have in common: colours, language, a line of buttons at the top, and marks at
/// the edges where a swipe leads on.
struct Page<Content: View>: View {
  private let surface: Surface
  private let isHome: Bool
  private let leadsOn: Bool
  private let content: Content
  @Environment(Language.self) private var language

  /// - Parameters:
  ///   - isHome: Whether it is the first screen.
  ///   - leadsOn: Whether a swipe from the right edge leads to another.
  init(
    _ surface: Surface, isHome: Bool = false, leadsOn: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.surface = surface
    self.isHome = isHome
    self.leadsOn = leadsOn
    self.content = content()
  }

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        Header(isHome: isHome)
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .overlay { EdgeMarks(leadsBack: !isHome, leadsOn: leadsOn) }
      .environment(\.sheet, Sheet(size: proxy.size))
    }
    .background(surface.ground)
    .foregroundStyle(surface.ink)
    .tint(surface.ink)
    .environment(\.surface, surface)
    .environment(\.language, language.code)
  }
}

import KioskUI

/// A card with a heading and what can be set below it.
struct Card<Heading: View, Content: View>: View {
  private let heading: Heading
  private let content: Content

  init(@ViewBuilder heading: () -> Heading, @ViewBuilder content: () -> Content) {
    self.heading = heading()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      heading
      content
    }
    .padding(EdgeInsets(top: 14, leading: 18, bottom: 14, trailing: 18))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Palette.card, in: RoundedRectangle(cornerRadius: 18))
  }
}

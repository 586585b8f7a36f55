import KioskUI

/// A large button with straight edges, as on a printed sheet: filled where it leads on, else with an
/// outline.
struct TileButtonStyle: ButtonStyle {
  let isFilled: Bool
  @Environment(\.surface) private var surface

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isFilled ? .white : surface.ink)
      .background(isFilled ? surface.accent : surface.ink.opacity(0))
      .background(surface.ink.opacity(configuration.isPressed ? 0.12 : 0))
      .border(isFilled ? surface.accent : surface.line, width: 1)
      .opacity(configuration.isPressed ? 0.86 : 1)
  }
}

extension ButtonStyle where Self == TileButtonStyle {
  /// A large button with straight edges.
  static func tile(isFilled: Bool) -> TileButtonStyle { TileButtonStyle(isFilled: isFilled) }
}

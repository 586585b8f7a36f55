// Text in a colour of `Color+Names.swift` that is meant for text can be read on each of these.
extension Color {
  /// The screen's own background.
  nonisolated package static let background = Color(light: 0xFFFFFF, dark: 0x000000)
  /// What lies upon the screen: cards, bars, buttons with a frame.
  nonisolated package static let raisedBackground = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// All of them.
  nonisolated package static let backgrounds = [background, raisedBackground]
}

internal import Composition
internal import Configuration
package import Navigation
internal import Pictures

/// What is drawn on the pictures: buttons that do what swipes do.
extension PictureScreens {
  /// Where the buttons are; nil where the configuration wants none.
  package func buttons(on panel: Panel) -> AffordanceLayout? {
    guard configuration.accessibility.affordances else { return nil }
    return AffordanceLayout(
      screenSize: panel.logicalSize, scale: panel.pointScale,
      layoutDirection: NavigationSettings(configuration).layoutDirection)
  }

  /// What is drawn on the picture of a screen.
  func marks(of screen: ConfiguredScreen, on panel: Panel) -> [OverlayMark] {
    guard let layout = buttons(on: panel) else { return [] }
    return NavigationAffordance.shown(on: screen, root: root).map { OverlayMark($0, in: layout) }
  }

  /// What a screen shows before its picture is there, and where it cannot be made.
  func placeholder(for screen: ConfiguredScreen, on panel: Panel) -> PixelBuffer {
    let plain = PictureDecoder(for: panel).fill(with: screen.configuration.background)
    let marks = marks(of: screen, on: panel)
    if marks.isEmpty { return plain }
    // Without its picture, too, a screen is left by its buttons.
    return (try? OverlayPainter(for: panel).paint(marks, on: plain)) ?? plain
  }
}

internal import Composition
internal import Configuration
internal import Geometry
internal import KioskRuntime
internal import Views

/// What the stage draws for: a panel, and how things are to look on it.
struct StagePanel: Hashable, Sendable {
  /// The panel in pixels, and how it is mounted.
  let panel: Panel
  /// Pixels in a point of the views, along the logical x axis.
  let scaleX: Double
  /// Pixels in a point of the views, along the logical y axis.
  let scaleY: Double
  /// Which way lines of text run.
  let isRightToLeft: Bool
  /// How large text is, without sliding, with buttons for what swipes do.
  let accessibility: AccessibilityConfiguration

  /// - Parameter designSize: The size that screens are laid out for, in points; nil where they take
  ///   any.
  init(_ panel: Panel, configuration: KioskConfiguration, designSize: CGSize? = nil) {
    self.panel = panel
    let scale =
      configuration.outputs[0].display.scale ?? designSize.map { Self.scale(of: panel, for: $0) }
    // Below one pixel a point, lines and letters would dissolve.
    scaleX = scale ?? max(1, panel.pointScale.x)
    scaleY = scale ?? max(1, panel.pointScale.y)
    isRightToLeft = configuration.layoutDirection == .rightToLeft
    accessibility = configuration.accessibility
  }

  /// Pixels in a point with which a panel has room for a size, however it stands.
  private static func scale(of panel: Panel, for size: CGSize) -> Double {
    let (width, height) = (Double(panel.logicalSize.width), Double(panel.logicalSize.height))
    let isTurned = (width < height) != (size.width < size.height)
    let room = isTurned ? CGSize(width: size.height, height: size.width) : size
    return min(width / room.width, height / room.height)
  }

  /// The screen in points.
  var size: CGSize {
    CGSize(
      width: Double(panel.logicalSize.width) / scaleX,
      height: Double(panel.logicalSize.height) / scaleY)
  }
}

internal import Composition
internal import Configuration
internal import DisplayOutput
internal import Geometry

/// Where frames go.
package enum DisplayKind: String, CaseIterable, Sendable {
  /// The panel.
  case kms
  /// Memory; everything else is as on a panel.
  case headless

  /// The size of a headless display that the configuration gives none: the size of `replay`.
  static let headlessSize = PixelSize(width: 1024, height: 600)

  /// Opens the display that a configuration asks for.
  ///
  /// - Returns: The display, and in one line which it is and why.
  func open(
    _ configuration: DisplayConfiguration
  ) throws(DisplayError) -> (display: any Display, summary: String) {
    switch self {
    case .kms:
      let display = try KMSDisplay(DisplayRequest(configuration))
      return (display, display.summary)
    case .headless:
      let mode = Self.headlessMode(configuration)
      return (
        HeadlessDisplay(mode: mode, format: configuration.format ?? .xrgb8888),
        "\(mode.size) without a panel"
      )
    }
  }

  private static func headlessMode(_ configuration: DisplayConfiguration) -> DisplayMode {
    let physicalSize = configuration.physicalSize
    switch configuration.mode {
    case .size(let size, let rate):
      return DisplayMode(size: size, refreshRate: rate ?? 60, physicalSize: physicalSize)
    case .modeline(let line):
      let size = PixelSize(width: line.horizontal.displayed, height: line.vertical.displayed)
      return DisplayMode(
        size: size, refreshRate: line.refreshRate, physicalSize: physicalSize)
    case .preferred, .current:
      return DisplayMode(size: headlessSize, refreshRate: 60, physicalSize: physicalSize)
    }
  }
}

internal import Composition
internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import PreviewLink

/// Where frames go.
package enum DisplayKind: String, CaseIterable, Sendable {
  /// The panel.
  case kms
  /// Memory; everything else is as on a panel.
  case headless
  /// A window, joined by a connection: what kiosk-preview asks for.
  case preview

  /// The size of a display without a panel that the configuration gives none: the size of `replay`.
  static let headlessSize = PixelSize(width: 1024, height: 600)

  /// Opens the display that a configuration asks for.
  ///
  /// - Parameters:
  ///   - configuration: Which display, and how it is driven.
  ///   - index: The place of its request among those of the cards.
  ///   - cards: The machine's cards, which know what every output asks for.
  ///   - connection: The window that a preview is shown in.
  /// - Returns: The display, and in one line which it is and why.
  func open(
    _ configuration: DisplayConfiguration, _ index: Int, of cards: GraphicsCards,
    in connection: PreviewConnection? = nil
  ) throws(DisplayError) -> (display: any Display, summary: String) {
    switch self {
    case .kms:
      let display = try cards.openDisplay(index)
      return (display, display.summary)
    case .headless:
      let mode = Self.modeWithoutPanel(configuration)
      return (
        HeadlessDisplay(mode: mode, format: configuration.format ?? .xrgb8888),
        "\(mode.size) without a panel"
      )
    case .preview:
      guard let connection else { throw .unusable("there is no window to show a preview in") }
      var mode = Self.modeWithoutPanel(configuration)
      mode.refreshRate = connection.wish.refreshRate
      let display = try PreviewDisplay(
        on: connection, mode: mode, rotation: configuration.rotation ?? .none,
        format: configuration.format ?? .xrgb8888)
      return (display, "\(mode.size) in a window")
    }
  }

  /// Opens the display that shows another one's picture.
  ///
  /// - Parameters:
  ///   - configuration: Which display, and how it is driven.
  ///   - request: The same, with what the picture asks for; it is the cards' already.
  ///   - index: The place of the request among those of the cards.
  ///   - cards: The machine's cards, which know what every output asks for.
  /// - Returns: The display, and in one line which it is and why.
  func openMirror(
    _ configuration: DisplayConfiguration, _ request: DisplayRequest, _ index: Int,
    of cards: GraphicsCards
  ) throws(DisplayError) -> (display: any Display, summary: String) {
    switch self {
    case .kms:
      return try open(configuration, index, of: cards)
    case .headless:
      var mode = Self.modeWithoutPanel(configuration)
      if case .alike(let size) = request.mode { mode.size = size }
      let display = HeadlessDisplay(
        mode: mode, format: request.format ?? .xrgb8888, showing: request.picture)
      return (display, "\(mode.size) without a panel")
    case .preview:
      throw .unusable("a preview has one window")
    }
  }

  private static func modeWithoutPanel(_ configuration: DisplayConfiguration) -> DisplayMode {
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

package import Composition
package import Geometry

/// Which display is wanted, and how it is to be driven; a nil leaves the choice to the display.
package struct DisplayRequest: Hashable, Sendable {
  /// Which kernel interface sets modes and flips.
  package enum API: String, CaseIterable, Sendable {
    /// Atomic where it is offered and its first mode set succeeds, else legacy.
    case auto
    /// Atomic or nothing.
    case atomic
    /// Legacy even where atomic is offered.
    case legacy
  }

  /// Which mode the connector is to run.
  package enum Mode: Hashable, Sendable {
    /// The one the display itself prefers.
    case preferred
    /// The one that runs already, so that a splash is taken over without a flash.
    case current
    /// An offered mode of this size, at this refresh rate (Hz) where one is given.
    case size(PixelSize, refreshRate: Double?)
    /// An offered mode of this size where there is one, else the preferred one: what shows another
    /// display's picture.
    case alike(PixelSize)
    /// A timing the display did not offer.
    case timing(VideoMode)

    /// Whether another mode will do where this one cannot be had: nobody has asked for that very one.
    var leavesChoice: Bool {
      switch self {
      case .preferred, .current, .alike: true
      case .size, .timing: false
      }
    }
  }

  /// By-path name or device path of the card.
  package var card: String?
  /// The connector, `TYPE-N`, N counted within the card.
  package var connector: String?
  /// The wished-for mode.
  package var mode: Mode
  /// The largest size that `preferred` and `current` may choose.
  package var maxMode: PixelSize?
  /// The scan-out format.
  package var format: PixelFormat?
  /// The kernel interface.
  package var api: API
  /// Drives the connector even where it says that nothing is plugged in.
  package var force: Bool

  /// The size of the pictures that are shown in the middle of the panel; nil where they fill it.
  package var picture: PixelSize?

  /// Describes a wish.
  package init(
    card: String? = nil, connector: String? = nil, mode: Mode = .preferred,
    maxMode: PixelSize? = nil, format: PixelFormat? = nil, api: API = .auto, force: Bool = false,
    picture: PixelSize? = nil
  ) {
    self.card = card
    self.connector = connector
    self.mode = mode
    self.maxMode = maxMode
    self.format = format
    self.api = api
    self.force = force
    self.picture = picture
  }
}

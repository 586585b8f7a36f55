package import Geometry

/// Which mode a display is asked for.
package enum ModeRequest: Hashable, Sendable {
  /// The one the display itself prefers.
  case preferred
  /// The one that is running when the kiosk starts.
  case current
  /// The display's mode of this size, at this refresh rate (Hz) where one is given.
  case size(PixelSize, refreshRate: Double?)
  /// A mode that the display did not offer.
  case modeline(Modeline)

  /// Reads `preferred`, `current`, `WxH`, `WxH@Hz` or a modeline; nil where it is none of them.
  package init?(_ text: String) {
    switch text {
    case "preferred": self = .preferred
    case "current": self = .current
    default:
      if let modeline = Modeline(text) {
        self = .modeline(modeline)
        return
      }
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      guard let size = PixelSize(configured: parts[0]) else { return nil }
      guard parts.count == 2 else {
        self = .size(size, refreshRate: nil)
        return
      }
      guard let refreshRate = DecimalNumber.value(parts[1]), refreshRate >= 1, refreshRate <= 1000
      else { return nil }
      self = .size(size, refreshRate: refreshRate)
    }
  }
}

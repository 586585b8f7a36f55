internal import Composition
internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import Presence

/// How much of a panel is to be seen, and what of that its frame, its backlight and its power have
/// been told.
struct OutputLight {
  /// How much of its light a dimmed panel keeps.
  static let dimmedPart = 0.3

  /// The light that frames are made for.
  private(set) var level = PanelLight.full
  /// How the panel goes dark.
  var mode: IdleConfiguration.Mode
  private var followedMode: IdleConfiguration.Mode
  /// What can be lowered behind the panel.
  private(set) var backlight: Backlight?
  /// Why that could not be done.
  private(set) var problem: SystemError?
  /// Whether backlight and power are as the light has them.
  var isSet = true
  /// Whether the panel has been turned off.
  var isOff = false
  /// What lies over the picture, or in its place.
  private var black: PixelBuffer?

  /// Starts in full light.
  init(mode: IdleConfiguration.Mode, backlight: Backlight?) {
    self.mode = mode
    followedMode = mode
    self.backlight = backlight
  }

  /// Whether nothing of the screens is to be seen.
  var isDark: Bool { level == .dark }

  /// The light of a panel that shows the frames of this one: what is dimmed in the frames is not to be
  /// dimmed again.
  var levelBesideFrame: PanelLight { level == .dimmed && backlight == nil ? .full : level }

  /// Follows the light, and how the panel goes dark.
  ///
  /// - Returns: Whether frames are to be made for another light than before.
  mutating func follow(_ level: PanelLight) -> Bool {
    guard level != self.level || mode != followedMode else { return false }
    self.level = level
    followedMode = mode
    isSet = false
    if level == .full { black = nil }
    return true
  }

  /// Sets the backlight as the light has it.
  ///
  /// - Returns: Whether the frame has to be darkened instead, because it cannot be set.
  mutating func setBacklight() -> Bool {
    guard let backlight else { return false }
    do throws(SystemError) {
      switch (level, mode) {
      case (.full, _), (.dark, .black): try backlight.restore()
      case (.dimmed, _): try backlight.dim(to: Self.dimmedPart)
      case (.dark, .backlight), (.dark, .dpms): try backlight.turnOff()
      }
      return false
    } catch {
      self.backlight = nil
      problem = error
      return level == .dimmed
    }
  }

  /// Has the panel lit for whoever shows something on it now, until the light is set again.
  mutating func giveBacklightBack() {
    try? backlight?.restore()
    isSet = false
  }

  /// Darkens a frame as far as the backlight does not.
  mutating func darken(_ frame: inout [PlacedBuffer], of display: any Display) {
    switch level {
    case .full: return
    case .dimmed:
      if backlight != nil { return }
      frame.append(
        PlacedBuffer(buffer: blackPicture(of: display), x: 0, y: 0, opacity: 1 - Self.dimmedPart))
    case .dark:
      frame.append(PlacedBuffer(buffer: blackPicture(of: display), x: 0, y: 0))
    }
  }

  private mutating func blackPicture(of display: any Display) -> PixelBuffer {
    if let black { return black }
    let (size, format) = (display.mode.size, display.format)
    let picture = PixelBuffer(
      size: size, format: format,
      bytes: [UInt8](repeating: 0, count: size.width * size.height * format.bytesPerPixel))
    black = picture
    return picture
  }
}

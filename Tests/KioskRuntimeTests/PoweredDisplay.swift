import Composition
import DisplayOutput
import Geometry

/// A display that shows what it is given at once, and notes everything that happens to its light.
final class PoweredDisplay: Display {
  let mode = DisplayMode(size: PixelSize(width: 320, height: 20), refreshRate: 50)
  let format = PixelFormat.xrgb8888
  let pollDescriptor: Int32? = nil
  let hasVerticalBlank = false
  let backlight: Backlight?

  /// What has happened, oldest first: `off`, `on`, `reset`, `close`, `stop`,
  /// `leave`, or a frame by its first pixel.
  private(set) var log: [String] = []
  /// How often it was to find out whether a plug was moved.
  private(set) var looks = 0
  /// What turning it off meets.
  var failure: DisplayError?
  /// Called before each frame is shown.
  var willPresent: () throws(DisplayError) -> Void = { () throws(DisplayError) in }
  private let panel: HeadlessDisplay
  private var isPowered = true

  init(backlight: Backlight? = nil) {
    self.backlight = backlight
    panel = HeadlessDisplay(mode: mode, format: format)
  }

  var canPresent: Bool { panel.canPresent && isPowered }

  func present(_ layers: [PlacedBuffer], at time: Instant) throws(DisplayError) {
    try willPresent()
    try panel.present(layers, at: time)
    let pixel = panel.frontPicture.bytes.prefix(3).reversed().map { String($0) }
    log.append(pixel.joined(separator: " "))
  }

  func dispatchEvents() throws(DisplayError) -> Flip? { try panel.dispatchEvents() }

  func reexamine(_ news: CardNews) throws(DisplayError) -> Bool {
    looks += 1
    return false
  }

  func reset() { log.append("reset") }

  func setPowered(_ isPowered: Bool) throws(DisplayError) {
    if let failure {
      self.failure = nil
      throw failure
    }
    self.isPowered = isPowered
    log.append(isPowered ? "on" : "off")
  }

  func close() { log.append("close") }

  func stop() { log.append("stop") }

  func leave() { log.append("leave") }

  /// Forgets what has happened.
  func clearLog() { log.removeAll() }
}

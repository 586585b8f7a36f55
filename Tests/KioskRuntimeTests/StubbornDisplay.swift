import Composition
import DisplayOutput
import Geometry
import LinuxIO

/// A display that shows a frame at its next vertical blank, and fails as a test tells it to.
final class StubbornDisplay: Display {
  let mode = DisplayMode(size: PixelSize(width: 320, height: 20), refreshRate: 50)
  let format = PixelFormat.xrgb8888
  let pollDescriptor: Int32? = 0
  let hasVerticalBlank = true
  let backlight: Backlight?

  /// When each frame was presented, where its uppermost layer was, and how many it had.
  private(set) var presented: [(time: Instant, x: Int, layers: Int)] = []
  private(set) var resets = 0
  /// What the next frame meets.
  var failure: DisplayError?
  /// Whether flips are lost.
  var losesFlips = false
  /// Whether another display of its card has read its flip.
  var isFlipRead = false
  private var inFlight: Instant?

  init(backlight: Backlight? = nil) {
    self.backlight = backlight
  }

  var canPresent: Bool { inFlight == nil }
  var wakeUp: Instant? { inFlight.map { $0.advanced(bySeconds: isFlipRead ? 0 : 1) } }

  /// When the frame in flight is on the panel: the first multiple of 20 ms after its commit.
  var flipDue: Instant? {
    guard let inFlight, !losesFlips else { return nil }
    return Instant(nanoseconds: (inFlight.nanoseconds / 20_000_000 + 1) * 20_000_000)
  }

  func present(_ layers: [PlacedBuffer], at time: Instant) throws(DisplayError) {
    if let failure {
      self.failure = nil
      throw failure
    }
    presented.append((time, layers.last?.x ?? 0, layers.count))
    inFlight = time
  }

  func dispatchEvents() throws(DisplayError) -> Flip? {
    guard let flipDue else { return nil }
    inFlight = nil
    return Flip(time: flipDue, sequence: UInt32(presented.count))
  }

  func flipOverdue(at time: Instant) -> Bool {
    inFlight.map { time.seconds(since: $0) >= 1 } ?? false
  }

  func reset() {
    resets += 1
    inFlight = nil
  }

  func close() {}
}

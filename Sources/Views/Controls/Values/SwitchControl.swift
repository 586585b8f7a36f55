internal import Geometry

/// A switch: when it is pressed, its knob slides to the other side.
///
/// Where the value changes by itself, or motion is to be reduced, the knob is at its place at once.
@MainActor
final class SwitchControl: PressControl {
  /// How long the knob slides, in seconds.
  nonisolated static let duration = 0.2

  private struct Slide {
    let start: Instant
    /// Where the knob was, 0 for off, 1 for on.
    let origin: Double
    var now: Instant

    /// How much of the way it has gone: fast first, then ever slower.
    var share: Double {
      let left = 1 - min(max(now.seconds(since: start) / SwitchControl.duration, 0), 1)
      return 1 - left * left * left
    }

    var isOver: Bool { now.seconds(since: start) >= SwitchControl.duration }
  }

  private var slide: Slide?
  /// Whether it is on.
  var isOn = false
  /// Whether the knob does not slide.
  var reducesMotion = false
  /// Called with the knob's place while it slides, 0 for off, 1 for on; with nil at the end.
  var slid: (Double?) -> Void = { _ in }

  private var target: Double { isOn ? 1 : 0 }

  private var position: Double {
    guard let slide else { return target }
    return slide.origin + (target - slide.origin) * slide.share
  }

  override func act(at time: Instant) {
    if !reducesMotion {
      slide = Slide(start: time, origin: position, now: time)
      slid(position)
    }
    super.act(at: time)
  }

  override var deadline: Instant? {
    guard let slide else { return super.deadline }
    let next = slide.now.advanced(bySeconds: Clockwork.frame)
    return super.deadline.map { min($0, next) } ?? next
  }

  override var isAnimating: Bool { slide != nil }

  override func advance(to time: Instant) {
    super.advance(to: time)
    guard let former = slide else { return }
    slide?.now = max(former.now, time)
    if slide?.isOver == true { slide = nil }
    slid(slide == nil ? nil : position)
  }

  override func rest() {
    super.rest()
    slide = nil
    slid(nil)
  }
}

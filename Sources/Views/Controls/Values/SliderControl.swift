internal import Geometry

/// Follows a finger along a track.
///
/// Outside of scroll views a finger moves the knob at once, wherever on the track it lands. Inside,
/// it has to go across first, or to lift as a tap does; if it goes down instead, it scrolls.
///
/// A finger that lands on the knob keeps its distance from the knob's middle, so nothing jumps.
@MainActor
final class SliderControl: Control {
  /// How far a finger that may scroll has to go across before it slides, in points.
  static let slop = 4.0
  /// The knob's width in points.
  static let knob = 28.0

  private enum State {
    case rest
    /// It may slide, scroll or tap.
    case waiting
    case sliding
  }

  private var state = State.rest
  /// The value to return to when the finger is taken away.
  private var former = 0.0
  /// How far the finger is from the knob's middle, in points.
  private var grip = 0.0

  /// The values that it goes through.
  var scale = ValueScale(bounds: 0...1, step: nil)
  /// The present value.
  var value: () -> Double = { 0 }
  /// Called with a new value.
  var setValue: (Double) -> Void = { _ in }
  /// Called when somebody begins and ends to change the value.
  var editingChanged: (Bool) -> Void = { _ in }
  /// Whether its least value is at the right.
  var isMirrored = false

  override func began(_ touch: ControlTouch) {
    former = value()
    let distance = along(touch) - middle(in: touch.size)
    grip = abs(distance) <= HitTest.leastSide / 2 ? distance : 0
    state = .waiting
    if !touch.mayScroll { slide(touch) }
  }

  override func claims(_ touch: ControlTouch) -> Bool {
    guard case .waiting = state else { return false }
    let (across, down) = (abs(touch.travel.x), abs(touch.travel.y))
    guard across >= Self.slop, across > down else { return false }
    slide(touch)
    return true
  }

  override func moved(_ touch: ControlTouch) {
    if case .sliding = state { follow(touch) }
  }

  override func ended(_ touch: ControlTouch) {
    switch state {
    case .rest: return
    case .waiting: slide(touch)
    case .sliding: follow(touch)
    }
    state = .rest
    editingChanged(false)
  }

  override func cancelled() { rest() }

  /// A swipe that took the finger must not have changed anything.
  override func rest() {
    guard case .sliding = state else {
      state = .rest
      return
    }
    state = .rest
    set(former)
    editingChanged(false)
  }

  override func adjust(by steps: Int) -> Bool {
    guard contact == nil else { return true }
    editingChanged(true)
    set(scale.value(steps, from: value()))
    editingChanged(false)
    return true
  }

  private func slide(_ touch: ControlTouch) {
    state = .sliding
    editingChanged(true)
    follow(touch)
  }

  private func follow(_ touch: ControlTouch) {
    let length = touch.size.width - Self.knob
    guard length > 0 else { return }
    let share = (along(touch) - grip - Self.knob / 2) / length
    set(scale.value(at: min(max(share, 0), 1)))
  }

  private func set(_ new: Double) {
    if new != value() { setValue(new) }
  }

  /// How far from the least value a finger is, in points.
  private func along(_ touch: ControlTouch) -> CGFloat {
    isMirrored ? touch.size.width - touch.location.x : touch.location.x
  }

  private func middle(in size: CGSize) -> CGFloat {
    Self.knob / 2 + scale.share(of: value()) * max(0, size.width - Self.knob)
  }
}

internal import Geometry

/// Something that is pressed: it does its action when a finger lifts on it.
///
/// ```
///            began                 began, may scroll
///   at rest ------> pressed      at rest ------> waiting --- 0.15 s ---> pressed
///
///   pressed -- finger leaves --> away -- comes back --> pressed
///   pressed, waiting -- lifts --> action; it looks pressed for 0.1 s in all
///   pressed, waiting, away -- cancelled --> at rest
///   away -- lifts --> at rest
/// ```
@MainActor
class PressControl: Control {
  /// How long a control where a drag may scroll waits before it looks pressed, in seconds; the
  /// figure that UIKit's scroll views wait before they hand a touch on.
  static let delay = 0.15
  /// How long a control looks pressed at least, in seconds: a quick tap would not be seen.
  static let leastDuration = 0.1

  private enum State {
    case rest
    case waiting(until: Instant)
    case pressed(since: Instant)
    case away
    case lifted(until: Instant)
  }

  private var state = State.rest {
    didSet { if isPressed != wasPressed { report() } }
  }
  private var wasPressed = false
  /// Called when it looks pressed, and when it does not any more.
  final var pressChanged: (Bool) -> Void = { _ in }
  /// What it is for.
  final var action: () -> Void = {}

  /// Whether it looks pressed.
  final var isPressed: Bool {
    switch state {
    case .pressed, .lifted: true
    case .rest, .waiting, .away: false
    }
  }

  private func report() {
    wasPressed = isPressed
    pressChanged(isPressed)
  }

  override func began(_ touch: ControlTouch) {
    state =
      touch.mayScroll
      ? .waiting(until: touch.time.advanced(bySeconds: Self.delay)) : .pressed(since: touch.time)
  }

  override func moved(_ touch: ControlTouch) {
    switch state {
    case .waiting, .pressed: if !touch.isInside { state = .away }
    case .away: if touch.isInside { state = .pressed(since: touch.time) }
    case .rest, .lifted: break
    }
  }

  override func ended(_ touch: ControlTouch) {
    moved(touch)
    switch state {
    case .waiting: lift(since: touch.time, at: touch.time)
    case .pressed(let since): lift(since: since, at: touch.time)
    case .rest, .away, .lifted: rest()
    }
  }

  private func lift(since: Instant, at time: Instant) {
    let end = since.advanced(bySeconds: Self.leastDuration)
    state = end > time ? .lifted(until: end) : .rest
    act(at: time)
  }

  /// Does what it is for.
  func act(at time: Instant) { action() }

  override func cancelled() { rest() }

  override func rest() { state = .rest }

  override func activate(at time: Instant) {
    // A finger that is on it decides.
    guard contact == nil else { return }
    lift(since: time, at: time)
  }

  override var deadline: Instant? {
    switch state {
    case .waiting(let instant), .lifted(let instant): instant
    case .rest, .pressed, .away: nil
    }
  }

  override func advance(to time: Instant) {
    switch state {
    case .waiting(let due) where due <= time: state = .pressed(since: due)
    case .lifted(let due) where due <= time: state = .rest
    default: break
    }
  }
}

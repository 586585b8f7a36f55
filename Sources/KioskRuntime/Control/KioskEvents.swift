internal import ControlProtocol
internal import Geometry
internal import LinuxIO

/// Tells whoever watches over the control socket what happens; nothing is made up for nobody.
final class KioskEvents {
  /// When the kiosk was started.
  let start: Instant
  /// The same on the calendar: seconds since 1970, as they were then.
  let startTime: Double
  /// The way to those who watch.
  weak var server: ControlServer?

  /// Counts from now.
  init(at now: Instant) {
    start = now
    startTime = CalendarClock.now
  }

  /// Whether anybody watches.
  var isWatched: Bool { server?.isWatched ?? false }

  /// Tells of something.
  ///
  /// - Parameters:
  ///   - kind: What it concerns.
  ///   - event: What happened.
  ///   - output: Where.
  ///   - stack: What is on the stack.
  ///   - detail: Which, or why.
  ///   - time: When; now where that is not said.
  func tell(
    _ kind: ControlEvent.Kind, _ event: @autoclosure () -> String,
    of output: @autoclosure () -> String? = nil, stack: @autoclosure () -> [String]? = nil,
    detail: @autoclosure () -> String? = nil, at time: Instant? = nil
  ) {
    guard isWatched else { return }
    let now = MonotonicClock.now
    let moment = time ?? now
    server?.tell(
      ControlEvent(
        t: rounded(moment.seconds(since: start), to: 1e6),
        time: rounded(CalendarClock.now - now.seconds(since: moment), to: 1e3), output: output(),
        kind: kind, event: event(), stack: stack(), detail: detail()))
  }

  private func rounded(_ value: Double, to unitsPerSecond: Double) -> Double {
    (value * unitsPerSecond).rounded() / unitsPerSecond
  }
}

internal import Configuration
internal import Gestures
internal import Navigation

/// Why a replay shows nothing but its first frame: what it says instead of nothing.
final class ReplayStillness: NavigationObserver {
  private var isStill = true
  private var failures: [GestureFailure] = []

  /// Expects that nothing will happen.
  init() {}

  /// Notes that something happened.
  func navigationController(
    _ controller: InteractivePushNavigationController, didSend event: NavigationEvent
  ) {
    isStill = false
  }

  /// Notes that a swipe began, or why one did not.
  func navigationController(
    _ controller: InteractivePushNavigationController, didRecognize gesture: GestureEvent
  ) {
    if case .failed(let reason) = gesture.state {
      failures.append(reason)
    } else {
      isStill = false
    }
  }

  /// What was seen.
  ///
  /// - Parameters:
  ///   - count: How many contacts landed.
  ///   - zones: Where they could have become swipes.
  /// - Returns: One line; nil where a swipe began or the stack changed.
  func note(of count: Int, on zones: EdgeWidths) -> String? {
    guard isStill else { return nil }
    let touches = count == 1 ? "1 touch" : "\(count) touches"
    if count == 0 { return "no swipe began: nothing touches the glass in this recording" }
    if failures.isEmpty {
      return "no swipe began: of \(touches), none started in an edge zone "
        + "(\(Self.pixels(zones.left)) at the left, \(Self.pixels(zones.right)) at the right)"
    }
    var reasons: [String] = []
    for failure in failures {
      let reason = "\(failure.rawValue) (\(Self.explanation(of: failure)))"
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return "no swipe began: of \(touches), \(failures.count) started in an edge zone and failed: "
      + reasons.joined(separator: ", ")
  }

  private static func pixels(_ width: Double) -> String {
    "\(Int(width.rounded())) pixels"
  }

  private static func explanation(of failure: GestureFailure) -> String {
    switch failure {
    case .direction: "it went along the edge or outward"
    case .timeout: "it had not gone inward after a second"
    case .secondContact: "another finger was or came down"
    case .gate: "there is nothing to push or pop, or the screen does not allow it"
    case .excluded: "it started in an area that the screen keeps for itself"
    case .lift: "it was lifted first"
    case .palm: "it was a palm"
    case .hover: "it left the glass without lifting"
    case .sensorFault: "it jumped as no finger can"
    case .lost: "the device went away, or events were dropped"
    }
  }
}

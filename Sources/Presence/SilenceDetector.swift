package import Geometry

/// Notices a touchscreen that reports nothing any more, although it is there.
///
/// Some controllers hang until they are powered anew, and say nothing of it; so does one whose glass
/// is broken. Nobody can tell such a panel from one that is not touched, but at most places somebody
/// comes by within some hours.
///
/// It reads no clock. A report only notes its time: the deadline moves once it has passed, not with
/// each report.
package struct SilenceDetector: Sendable {
  /// Seconds of silence that are too many; nil for none.
  package let limit: Double?
  /// Whether there were so many.
  package private(set) var isSilent = false
  /// When `deadlinePassed` has something to do.
  package private(set) var deadline: Instant?
  private var lastReport = Instant.zero

  /// Watches no touchscreen yet.
  package init(limit: Double?) {
    self.limit = limit
  }

  /// Watches one that has just come.
  package mutating func begin(at now: Instant) {
    isSilent = false
    lastReport = now
    deadline = limit.map { now.advanced(bySeconds: $0) }
  }

  /// Watches none any more.
  package mutating func end() {
    isSilent = false
    deadline = nil
  }

  /// Takes note of a report.
  ///
  /// - Returns: Whether that ended a silence.
  package mutating func reported(at time: Instant) -> Bool {
    guard isSilent else {
      lastReport = time
      return false
    }
    begin(at: time)
    return true
  }

  /// Says that `deadline` may have passed.
  ///
  /// - Returns: Whether the touchscreen counts as silent from now on.
  package mutating func deadlinePassed(at now: Instant) -> Bool {
    guard let limit, let deadline, deadline <= now else { return false }
    let end = lastReport.advanced(bySeconds: limit)
    isSilent = end <= now
    self.deadline = isSilent ? nil : end
    return isSilent
  }
}

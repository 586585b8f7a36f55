internal import Geometry

/// When the touchscreen sent something, on the clock of a pacing file.
struct SampleTimes {
  private let times: [Instant]

  /// Finds where a recording belongs, whose times count from its first event.
  ///
  /// Both files hold the kernel's own stamps, so the right place is where every sample that a frame
  /// shows is among the recorded ones, to the nanosecond. Nil if there is no such place: then the
  /// recording is of another run.
  ///
  /// - Parameters:
  ///   - recorded: In order.
  ///   - shown: The samples that frames show.
  init?(recorded: [Instant], shown: [Instant]) {
    guard let first = shown.first else { return nil }
    let known = Set(recorded)
    for candidate in recorded {
      let offset = first.nanoseconds &- candidate.nanoseconds
      let isRight = shown.allSatisfy {
        known.contains(Instant(nanoseconds: $0.nanoseconds &- offset))
      }
      guard isRight else { continue }
      times = recorded.map { Instant(nanoseconds: $0.nanoseconds &+ offset) }
      return
    }
    return nil
  }

  /// The newest sample at a moment; nil before the first.
  func newest(at moment: Instant) -> Instant? {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? times[low - 1] : nil
  }
}

/// The last 32 intervals between a contact's samples: how often its panel reports a moving finger.
///
/// evdev is silent while a finger rests, so silence only means something when it is compared with
/// the panel's own pace, which runs from 2 ms to 40 ms on real ones.
struct ReportIntervals: Sendable {
  /// Silence up to this long is never taken for rest, in seconds.
  static let shortestPatience = 0.05
  /// Silence of more than this many report intervals is rest.
  static let patienceInIntervals = 2.5

  private static let capacity = 32
  private var ring: [32 of Int64] = .init(repeating: 0)
  private var count = 0
  private var next = 0

  /// Notes the time between a sample and the one before, in nanoseconds.
  mutating func append(nanoseconds: Int64) {
    ring[next] = nanoseconds
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }

  /// How long the contact may be silent before that means something, in seconds.
  var patience: Double {
    max(Self.shortestPatience, Self.patienceInIntervals * median)
  }

  /// The middle interval in seconds, 0 where there is none.
  private var median: Double {
    guard count > 0 else { return 0 }
    var sorted = ring
    for index in 1..<max(count, 1) {
      let value = sorted[index]
      var hole = index
      while hole > 0, sorted[hole - 1] > value {
        sorted[hole] = sorted[hole - 1]
        hole -= 1
      }
      sorted[hole] = value
    }
    let upper = Double(sorted[count / 2])
    let lower = count.isMultiple(of: 2) ? Double(sorted[count / 2 - 1]) : upper
    return (lower + upper) / 2 / 1e9
  }
}

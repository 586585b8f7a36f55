package import Geometry

/// Says when to compose the next frame, so that it shows the newest touch and is still in time.
///
/// A panel takes up a new frame only at its vertical blank. A frame composed right after the last
/// flip shows a finger that has moved on for a whole refresh by then; so the clock waits and lets
/// the input be read late (the *late latch*):
///
/// ```
///     flip (stamped)                                      next flip (predicted)
///   ----|----------------------------------------------------|-----> time
///       |<------------------- period ----------------------->|
///       |                                 |<---- margin ---->|
///       |   the finger moves, samples     ^deadline: read input, compose, commit
///       |   gather in the kernel          |<- cost ->|<slack>|
/// ```
///
/// - The *period* starts as the mode's and follows the stamps, because drivers round rates.
/// - The *cost* is the 95th percentile of the last 64 frames; half a period before the first.
/// - The *margin* is cost + slack. The slack is 1 ms and what misses have added: 0.25 ms for each
///   frame that came a refresh late, up to half a period, fading by 1/256 with each one in time.
///   (How long before its blank a driver wants a commit is unknown to user space; this finds out.)
///
/// What `nextSlot` answers:
/// 1. Flips are stamped and the last one is at most a second old: the first predicted flip that can
///    still be reached at the usual cost, and the deadline before it; now, where that has passed.
/// 2. The last stamp is older, or there was none: after a rest the phase is not known to a
///    fraction of a period any more, so a frame is composed now.
/// 3. There is no vertical blank: a grid at the mode's rate, without margin, since a commit shows
///    at once. A late wake-up uses its slot now and keeps the grid; after a rest a new grid begins
///    now.
///
/// Stamps that are zero, not later than the one before, or more than a second from the present are
/// ignored (drivers give such). Not handled: variable refresh rates.
///
/// It reads no clock: all times are handed in. It allocates only when it is made.
package struct FrameClock: Sendable {
  /// Seconds from one vertical blank to the next, as measured.
  package private(set) var period: Double
  /// Refreshes of the panel that went by without the frame that was due; known where blanks are
  /// stamped.
  package private(set) var missedFrames = 0
  private let nominalPeriod: Double
  private let hasVerticalBlank: Bool
  private var costs = RecentCosts()
  private var missAllowance = 0.0
  private var lastFlip: Instant?
  private var offered: FrameSlot?
  private var used: FrameSlot?
  /// The flip that the frame in flight was composed for, where it could be predicted.
  private var expectedFlip: Instant?

  private static let leastSlack = 0.001
  private static let missStep = 0.000_25
  private static let fading = 1.0 / 256
  private static let sanity = 1.0
  /// Drivers round the rate by less than 1 %; more is a stamp at the wrong blank.
  private static let periodTolerance = 0.05
  /// Averages interrupt jitter over a quarter of a second.
  private static let periodGain = 1.0 / 16

  /// Makes a clock for a display.
  ///
  /// - Parameters:
  ///   - refreshRate: Frames a second, from the mode; 60 is taken for one that is not in 1...1000.
  ///   - hasVerticalBlank: Whether flips are stamped by a real vertical blank.
  package init(refreshRate: Double, hasVerticalBlank: Bool) {
    nominalPeriod = 1 / ((1...1000).contains(refreshRate) ? refreshRate : 60)
    period = nominalPeriod
    self.hasVerticalBlank = hasVerticalBlank
  }

  /// Seconds before a flip at which a frame for it is begun.
  package var margin: Double { cost + Self.leastSlack + missAllowance }

  private var cost: Double { costs.percentile95 ?? period / 2 }

  /// The next chance for a frame, from now on; asking again offers it again.
  package mutating func nextSlot(from now: Instant) -> FrameSlot {
    let next = hasVerticalBlank ? slotBeforeBlank(from: now) : slotOnGrid(from: now)
    offered = next
    return next
  }

  private func slotBeforeBlank(from now: Instant) -> FrameSlot {
    guard let last = lastFlip, isPhaseKnown(at: now) else {
      return FrameSlot(deadline: now, flip: now.advanced(bySeconds: period))
    }
    let reachable = now.seconds(since: last) + cost
    let flip = last.advanced(bySeconds: max(1, (reachable / period).rounded(.up)) * period)
    return FrameSlot(deadline: max(now, flip.advanced(bySeconds: -margin)), flip: flip)
  }

  private func isPhaseKnown(at now: Instant) -> Bool {
    lastFlip.map { abs(now.seconds(since: $0)) <= Self.sanity } ?? false
  }

  private func slotOnGrid(from now: Instant) -> FrameSlot {
    guard let used else { return FrameSlot(deadline: now, flip: now) }
    let next = used.flip.advanced(bySeconds: period)
    guard now.seconds(since: next) < period else { return FrameSlot(deadline: now, flip: now) }
    return FrameSlot(deadline: max(now, next), flip: next)
  }

  /// Takes note that the slot offered last was used.
  ///
  /// - Parameter cost: Seconds from the wake-up to the commit. Anything below 0 or above a second is
  ///   not a cost but a machine that stood still, and not counted.
  package mutating func composed(inSeconds cost: Double) {
    if (0...Self.sanity).contains(cost) { costs.add(cost) }
    guard let offered else { return }
    used = offered
    expectedFlip = isPhaseKnown(at: offered.deadline) ? offered.flip : nil
  }

  /// Takes note of a flip.
  ///
  /// - Parameters:
  ///   - flip: As the display reported it.
  ///   - now: When it was read.
  ///   - isConsecutive: Whether a frame was due at the very next blank after the flip before.
  package mutating func flipped(_ flip: Flip, now: Instant, isConsecutive: Bool = false) {
    guard hasVerticalBlank, isSane(flip.time, now: now) else { return }
    let next = isConsecutive ? lastFlip?.advanced(bySeconds: period) : nil
    if let due = next ?? expectedFlip {
      missedFrames += max(0, Int((flip.time.seconds(since: due) / period).rounded()))
    }
    if let expectedFlip { judge(flip.time, expected: expectedFlip) }
    expectedFlip = nil
    if let lastFlip { refinePeriod(from: lastFlip, to: flip.time) }
    lastFlip = flip.time
  }

  private func isSane(_ stamp: Instant, now: Instant) -> Bool {
    guard stamp > .zero, abs(now.seconds(since: stamp)) <= Self.sanity else { return false }
    return lastFlip.map { $0 < stamp } ?? true
  }

  private mutating func judge(_ stamp: Instant, expected: Instant) {
    if stamp.seconds(since: expected) > period / 2 {
      missAllowance = min(missAllowance + Self.missStep, period / 2)
    } else {
      missAllowance -= missAllowance * Self.fading
    }
  }

  /// Follows the rate at which flips really come, which may be several periods apart.
  private mutating func refinePeriod(from earlier: Instant, to later: Instant) {
    let distance = later.seconds(since: earlier)
    let count = (distance / period).rounded()
    guard count >= 1, count <= 8 else { return }
    let measured = distance / count
    guard abs(measured - nominalPeriod) <= nominalPeriod * Self.periodTolerance else { return }
    period += (measured - period) * Self.periodGain
  }
}

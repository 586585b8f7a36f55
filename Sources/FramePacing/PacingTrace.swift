package import Geometry

/// What the records of a pacing file come to: each frame's delay, and which frames were late.
///
/// ```
///          sample            commit                    flip
///   --------|------------------|------------------------|-----> time
///           |<-- to commit --->|<--------- wait ------->|
///           |<----------------- delay ----------------->|
/// ```
///
/// The *delay* is from the newest touch that a frame shows to the flip that shows it. A frame is
/// *late* if it flipped more than a refresh after the deadline it was set for: it missed the blank
/// it was made for, and the panel showed the frame before it for one more refresh. A frame after a
/// rest of a second was made for no blank in particular, and is never late.
package struct PacingTrace: Sendable {
  /// One frame that has flipped.
  package struct Frame: Hashable, Sendable {
    /// When it was on screen.
    package var flip: Instant
    /// Seconds from the newest sample to the commit; nil where no finger drags.
    package var sampleToCommit: Double?
    /// Seconds from the commit to the flip.
    package var commitToFlip: Double
    /// Whether it missed the blank that it was made for.
    package var isLate: Bool
    /// The delay that the frame would have had, if it had been composed right after the blank before
    /// its own; nil where the samples are not known.
    package var earlyDelay: Double?

    /// Seconds from the newest sample to the flip; nil where no finger drags.
    package var delay: Double? { sampleToCommit.map { $0 + commitToFlip } }
  }

  /// Seconds after which the frame clock does not count on the last flip any more.
  private static let rest = 1.0
  /// Refreshes from a deadline to a flip that is still in time; stamps are not exact.
  private static let tolerance = 1.05

  /// The frames that have flipped, in order.
  package let frames: [Frame]
  /// Seconds from one vertical blank to the next: the lower quartile of the distances between flips,
  /// for most frames follow each other and some are late.
  package let period: Double

  /// Works out the frames.
  ///
  /// - Parameters:
  ///   - records: In the order of the file. One without a flip is left out.
  ///   - recorded: When the touchscreen sent something, in order, as a recording of the same run
  ///     tells it: on a clock of its own. It may be empty.
  package init(_ records: [PacingRecord], recorded: [Instant] = []) {
    let flipped = records.compactMap { record in record.flip.map { (record, flip: $0) } }
    let distances = zip(flipped, flipped.dropFirst()).map { $1.flip.seconds(since: $0.flip) }
    let period = Percentiles(distances).map { $0[25] } ?? 0
    self.period = period
    let samples = SampleTimes(
      recorded: recorded, shown: flipped.compactMap { $0.0.newestSample })
    let previous = [nil] + flipped.map(\.flip)
    frames = zip(flipped, previous).map { current, previous in
      let (record, flip) = current
      let blankBefore = flip.advanced(bySeconds: -period)
      let isPhaseKnown = previous.map { record.scheduled.seconds(since: $0) < Self.rest } ?? false
      return Frame(
        flip: flip, sampleToCommit: record.newestSample.map(record.presented.seconds(since:)),
        commitToFlip: flip.seconds(since: record.presented),
        isLate: isPhaseKnown && flip.seconds(since: record.scheduled) > period * Self.tolerance,
        earlyDelay: record.newestSample == nil
          ? nil : samples?.newest(at: blankBefore).map(flip.seconds(since:)))
    }
  }

  /// The delays of the frames that show a finger; nil where there are none.
  package var delays: Percentiles? { Percentiles(frames.compactMap(\.delay)) }

  /// The delays that they would have had, composed right after a blank; nil where not known.
  package var earlyDelays: Percentiles? { Percentiles(frames.compactMap(\.earlyDelay)) }

  /// How many frames missed the blank that they were made for.
  package var lateCount: Int { frames.count { $0.isLate } }
}

package import Geometry

/// When one frame was due, made and seen: a line of the file that `--pacing` names.
///
/// The file is JSON Lines, one object for each frame that has flipped, in order:
///
/// ```
/// {"frame":7,"scheduled":81.200100000,"presented":81.201650000,"sample":81.198000000,"flip":81.210300000}
/// ```
///
/// Times are seconds of the kernel's monotonic clock, to the nanosecond, so that they compare with
/// kernel traces; an evemu recording made meanwhile has the same stamps, less that of its first
/// event. A time that does not exist is `null`: a timed transition shows no sample. `flip - sample` is
/// the delay from touch to glass without the touchscreen's and the panel's own; `presented -
/// scheduled` is what composing took, and how late the loop woke.
package struct PacingRecord: Hashable, Sendable {
  /// Frames presented before this one.
  package var frame: Int
  /// The deadline for which the loop set its timer.
  package var scheduled: Instant
  /// When the commit had been made.
  package var presented: Instant
  /// The kernel's stamp of the newest touch sample that the frame shows.
  package var newestSample: Instant?
  /// When the frame was on screen.
  package var flip: Instant?

  /// Describes one frame.
  package init(
    frame: Int, scheduled: Instant, presented: Instant, newestSample: Instant?, flip: Instant?
  ) {
    self.frame = frame
    self.scheduled = scheduled
    self.presented = presented
    self.newestSample = newestSample
    self.flip = flip
  }

  /// The record as one line of JSON, with its line feed.
  package var jsonLine: String {
    """
    {"frame":\(frame),"scheduled":\(Self.seconds(scheduled)),\
    "presented":\(Self.seconds(presented)),"sample":\(Self.seconds(newestSample)),\
    "flip":\(Self.seconds(flip))}

    """
  }

  private static func seconds(_ time: Instant?) -> String {
    guard let nanoseconds = time?.nanoseconds else { return "null" }
    let (seconds, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    let digits = String(rest)
    let zeros = String(repeating: "0", count: 9 - digits.count)
    return "\(nanoseconds < 0 ? "-" : "")\(seconds).\(zeros)\(digits)"
  }
}

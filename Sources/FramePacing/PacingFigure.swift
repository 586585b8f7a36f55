/// One figure that sums up a trace, as charts and tables show it.
package struct PacingFigure: Hashable, Sendable {
  /// With its unit: `7.9 ms`; a dash where there is nothing to measure.
  package var value: String
  /// What it is: `median`.
  package var caption: String
}

extension PacingTrace {
  /// The delays' median, 95th percentile and greatest, and the late frames; where the samples are
  /// known, also the median for frames composed right after a blank, and how much longer it is.
  package var figures: [PacingFigure] {
    let captions = [(50, "touch to flip, median"), (95, "95th percentile"), (100, "worst")]
    var figures = captions.map { percent, caption in
      PacingFigure(
        value: delays.map { Self.milliseconds($0[percent]) } ?? "–", caption: caption)
    }
    figures.append(PacingFigure(value: "\(lateCount) of \(frames.count)", caption: "frames late"))
    if let delay = delays?[50], let early = earlyDelays?[50], delay > 0 {
      figures.append(
        PacingFigure(value: Self.milliseconds(early), caption: "median, composed early"))
      figures.append(
        PacingFigure(
          value: "\(Self.tenths(early / delay)) times", caption: "as long, composed early"))
    }
    return figures
  }

  private static func milliseconds(_ seconds: Double) -> String { "\(tenths(seconds * 1000)) ms" }

  private static func tenths(_ value: Double) -> String {
    // Stamps of a broken device may be centuries or nothing apart; their ratio fits no integer.
    let tenths = Int(min(value.magnitude * 10, 1e15).rounded())
    return "\(value < 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}

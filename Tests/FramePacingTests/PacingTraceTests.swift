import FramePacing
import Geometry
import Testing

@Suite struct `A pacing trace` {
  private static func ms(_ milliseconds: Double) -> Instant {
    Instant.zero.advanced(bySeconds: milliseconds / 1000)
  }

  /// A frame for the blank at `flip`, at 100 Hz: set for 3 ms before it, committed 1 ms before it.
  private static func record(
    _ flip: Double?, sample: Double?, missing refreshes: Double = 0
  ) -> PacingRecord {
    let blank = (flip ?? 0) - 10 * refreshes
    return PacingRecord(
      frame: 0, scheduled: ms(blank - 3), presented: ms(blank - 1), newestSample: sample.map(ms),
      flip: flip.map(ms))
  }

  @Test func `tells each frame's way from the touch to the flip`() throws {
    let trace = PacingTrace([
      Self.record(100, sample: 96), Self.record(110, sample: 104), Self.record(120, sample: nil),
    ])
    let expected: [(sampleToCommit: Double?, commitToFlip: Double, delay: Double?)] = [
      (0.003, 0.001, 0.004), (0.005, 0.001, 0.006), (nil, 0.001, nil),
    ]
    #expect(trace.frames.count == expected.count)
    for (frame, expected) in zip(trace.frames, expected) {
      #expect(frame.sampleToCommit == expected.sampleToCommit)
      #expect(frame.commitToFlip == expected.commitToFlip)
      #expect(frame.delay == expected.delay)
    }
  }

  @Test func `counts frames that missed the blank they were made for`() {
    let trace = PacingTrace([
      Self.record(100, sample: 96), Self.record(110, sample: 104),
      Self.record(130, sample: 112, missing: 1), Self.record(140, sample: 136),
      // A finger that rests for a while has no frames, and none is late.
      Self.record(400, sample: 396), Self.record(410, sample: 404),
      // A frame after a long rest was made for no blank.
      Self.record(9000, sample: 8975, missing: 1), Self.record(9010, sample: 9005),
    ])
    #expect(trace.period == 0.01)
    #expect(trace.frames.map(\.isLate) == [false, false, true, false, false, false, false, false])
    #expect(trace.lateCount == 1)
  }

  @Test func `leaves out frames that never flipped`() {
    let trace = PacingTrace([Self.record(100, sample: 96), Self.record(nil, sample: 99)])
    #expect(trace.frames.count == 1)
  }

  @Test func `knows what frames would show, composed right after the blank before`() {
    let records = [
      Self.record(100, sample: 96), Self.record(110, sample: 104), Self.record(120, sample: nil),
    ]
    #expect(PacingTrace(records).earlyDelays == nil)
    // At 90 no sample had come yet, at 100 the newest was that of 96. A recording begins at zero.
    let recorded = [96, 100.5, 104].map { Self.ms($0 - 96) }
    let trace = PacingTrace(records, recorded: recorded)
    #expect(trace.frames.map(\.earlyDelay) == [nil, 0.014, nil])
  }

  @Test func `does not believe a recording of another run`() {
    let records = [Self.record(100, sample: 96), Self.record(110, sample: 104)]
    #expect(PacingTrace(records, recorded: [0, 7, 9].map(Self.ms)).earlyDelays == nil)
    #expect(PacingTrace(records, recorded: [0, 7, 9, 15].map(Self.ms)).earlyDelays?[50] == 0.011)
  }

  @Test func `is summed up in figures`() {
    let delays = Array(4...23)
    let records = delays.enumerated().map { index, delay in
      let flip = Double(100 + 10 * index)
      return Self.record(flip, sample: flip - Double(delay))
    }
    #expect(
      PacingTrace(records).figures.map(\.value) == ["13.0 ms", "22.0 ms", "23.0 ms", "0 of 20"])
    let samples = (0...400).map { Self.ms(Double($0)) }
    // A sample each millisecond: right after the blank before, the newest is 10 ms old at the flip.
    #expect(
      PacingTrace(records, recorded: samples).figures.map(\.value).suffix(2) == [
        "10.0 ms", "0.8 times",
      ])
  }

  @Test func `survives stamps that are centuries apart`() {
    let end = Instant(nanoseconds: Int64(9e18))
    let (before, last) = (end.advanced(bySeconds: -5e-9), end.advanced(bySeconds: -1e-9))
    let records = [(before, nil), (end, last)].map { flip, sample in
      PacingRecord(
        frame: 0, scheduled: .zero, presented: flip, newestSample: sample, flip: flip)
    }
    // The only other sample is three centuries old, and the ratio more than an integer holds.
    #expect(PacingTrace(records, recorded: [.zero, last]).figures.count == 6)
    let backwards = PacingRecord(
      frame: 0, scheduled: .zero, presented: .zero, newestSample: end, flip: .zero)
    #expect(PacingTrace([backwards]).figures.first?.value == "-9000000000000.0 ms")
  }

  @Test func `of nothing has no figures`() {
    #expect(PacingTrace([]).figures.map(\.value) == ["–", "–", "–", "0 of 0"])
    #expect(PacingTrace([]).period == 0)
  }
}

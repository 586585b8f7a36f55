import DisplayOutput
import Geometry
import Testing

@Suite struct `A pacing record` {
  @Test func `is a line of JSON`() {
    let record = PacingRecord(
      frame: 7, scheduled: Instant(nanoseconds: 81_200_100_000),
      presented: Instant(nanoseconds: 81_201_650_001),
      newestSample: Instant(nanoseconds: 999_999_999), flip: Instant(nanoseconds: 5))
    #expect(
      record.jsonLine == """
        {"frame":7,"scheduled":81.200100000,"presented":81.201650001,"sample":0.999999999,\
        "flip":0.000000005}

        """)
  }

  @Test func `says null for a time that does not exist`() {
    let record = PacingRecord(
      frame: 0, scheduled: .zero, presented: Instant(nanoseconds: -1_500_000_000),
      newestSample: nil, flip: nil)
    #expect(
      record.jsonLine == """
        {"frame":0,"scheduled":0.000000000,"presented":-1.500000000,"sample":null,"flip":null}

        """)
  }
}

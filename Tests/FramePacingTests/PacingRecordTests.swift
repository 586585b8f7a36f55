import FramePacing
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

  private static let whole = PacingRecord(
    frame: 7, scheduled: Instant(nanoseconds: 81_200_100_000), presented: .zero,
    newestSample: Instant(nanoseconds: -1_500_000_001), flip: Instant(nanoseconds: 5))

  private static let bare = PacingRecord(
    frame: 0, scheduled: .zero, presented: .zero, newestSample: nil, flip: nil)

  @Test(arguments: [whole, bare])
  func `is read as it was written`(record: PacingRecord) {
    #expect(PacingRecord(parsing: record.jsonLine) == record)
  }

  @Test func `is read whatever the order, the blanks and the digits`() {
    #expect(
      PacingRecord(
        parsing:
          #"{ "flip": null, "sample": 2, "new": 1, "presented": 1.5, "scheduled": 1, "frame": 3 }"#)
        == PacingRecord(
          frame: 3, scheduled: Instant(nanoseconds: 1_000_000_000),
          presented: Instant(nanoseconds: 1_500_000_000),
          newestSample: Instant(nanoseconds: 2_000_000_000), flip: nil))
  }

  @Test(arguments: [
    "", "{}", "{", "null", #"{"frame":1}"#,
    #"{"frame":1,"scheduled":1,"presented":1,"sample":null}"#,
    #"{"frame":x,"scheduled":1,"presented":1,"sample":null,"flip":null}"#,
    #"{"frame":1,"scheduled":null,"presented":1,"sample":null,"flip":null}"#,
    #"{"frame":1,"scheduled":1,"presented":1.,"sample":null,"flip":null}"#,
    #"{"frame":1,"scheduled":1,"presented":1.0000000001,"sample":null,"flip":null}"#,
    #"{"frame":1,"scheduled":1,"presented":1.2.3,"sample":null,"flip":null}"#,
    #"{"frame":1,"scheduled":1,"presented":--1,"sample":null,"flip":null}"#,
    #"{"frame":1,"scheduled":1,"presented":9999999999,"sample":null,"flip":null}"#,
    #"{"frame":1,"scheduled":1,"presented":1,"sample":never,"flip":null}"#,
    #"{"frame":1,"scheduled":1,"presented":1,"sample":null,"flip":""}"#,
    #"{"frame":1,"scheduled":1,"presented":1,"sample":null,"flip":[1,2]}"#,
  ])
  func `is not read out of anything else`(line: String) {
    #expect(PacingRecord(parsing: line) == nil)
  }
}

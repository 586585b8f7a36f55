import Testing
import Views

@Suite struct `A date` {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_767_260_460, "2026-01-01T09:41:00Z"),
      // Within a second it is that second, also before 1970.
      (1_767_260_460.9, "2026-01-01T09:41:00Z"), (-0.5, "1969-12-31T23:59:59Z"),
      // Leap days: each fourth year, not each hundredth, but each four hundredth.
      (951_782_400, "2000-02-29T00:00:00Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (1_709_251_199, "2024-02-29T23:59:59Z"), (1_735_689_599, "2024-12-31T23:59:59Z"),
      (-2_203_977_600, "1900-02-28T00:00:00Z"), (-2_203_891_200, "1900-03-01T00:00:00Z"),
      (-62_167_219_200, "0000-01-01T00:00:00Z"), (-62_167_219_201, "-0001-12-31T23:59:59Z"),
      (253_402_300_800, "10000-01-01T00:00:00Z"),
      // What no calendar has.
      (1e300, "1e+300 s after 1970-01-01T00:00:00Z"),
      (.infinity, "inf s after 1970-01-01T00:00:00Z"),
    ] as [(Double, String)])
  func `is written as ISO 8601 says, in UTC`(seconds: Double, expected: String) {
    #expect(Date(timeIntervalSince1970: seconds).description == expected)
  }

  @Test(
    arguments: [
      (0, nil, 10), (9.5, nil, 10), (10, 10, 20), (19, 10, 20), (20, 20, 35), (36, 35, nil),
    ] as [(Double, Double?, Double?)])
  func `of a list is shown from its moment on`(now: Double, entry: Double?, next: Double?) {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
    let schedule: ExplicitTimelineSchedule = .explicit([20, 10, 35].map(date))
    #expect(schedule.entry(at: date(now)) == entry.map(date))
    #expect(schedule.next(after: date(now)) == next.map(date))
  }
}

import Geometry
import Presence
import Testing

@Suite struct `A touchscreen's silence` {
  /// One that came at 0 s, and is to report every 60 s.
  private func detector() -> SilenceDetector {
    var detector = SilenceDetector(limit: 60)
    detector.begin(at: at(0))
    return detector
  }

  /// When it reported, and when it counts as silent.
  static let rows: [(reports: [Double], silentAt: Double)] = [
    ([], 60), ([1], 61), ([59.9], 119.9), ([10, 20, 30], 90), ([0], 60),
  ]

  @Test(arguments: rows)
  func `is noticed when it is too long, and once`(reports: [Double], silentAt: Double) throws {
    var detector = detector()
    for time in reports {
      let wasSilent = detector.reported(at: at(time))
      #expect(!wasSilent)
    }
    var noticed: [Instant] = []
    while let deadline = detector.deadline {
      if detector.deadlinePassed(at: deadline) { noticed.append(deadline) }
      try #require(noticed.count < 5)
    }
    #expect(noticed == [at(silentAt)])
    #expect(detector.isSilent)
  }

  @Test func `ends with the next report, and may begin again`() {
    var detector = detector()
    let isSilent = detector.deadlinePassed(at: at(60))
    #expect(isSilent)
    let hasEnded = detector.reported(at: at(500))
    #expect(hasEnded)
    #expect(!detector.isSilent)
    #expect(detector.deadline == at(560))
    let isSilentAgain = detector.deadlinePassed(at: at(560))
    #expect(isSilentAgain)
  }

  @Test func `is waited for by no report's own deadline`() {
    var detector = detector()
    for time in 1...50 { _ = detector.reported(at: at(Double(time))) }
    #expect(detector.deadline == at(60))
    let isSilent = detector.deadlinePassed(at: at(60))
    #expect(!isSilent)
    #expect(detector.deadline == at(110))
  }

  @Test func `ends with the device`() {
    var detector = detector()
    _ = detector.deadlinePassed(at: at(60))
    detector.end()
    #expect(!detector.isSilent)
    #expect(detector.deadline == nil)
  }

  @Test func `is nothing where none is configured`() {
    var detector = SilenceDetector(limit: nil)
    detector.begin(at: at(0))
    #expect(detector.deadline == nil)
    let isSilent = detector.deadlinePassed(at: at(1_000_000))
    #expect(!isSilent)
  }
}

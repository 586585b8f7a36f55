import LinuxIO
import Testing

@Suite struct `A suspend detector` {
  @Test func `tells of each sleep once`() {
    var detector = SuspendDetector(slept: 5_000_000_000)
    let answers = [5, 6, 6, 9].map { detector.takeSuspend(slept: $0 * 1_000_000_000) }
    #expect(answers == [false, true, false, true])
  }

  @Test func `takes a thread that was held up between two clocks for no sleep`() {
    var detector = SuspendDetector(slept: 5_000_000_000)
    let answers = [4_000_000_000, 5_000_000_000, 5_050_000_000].map {
      detector.takeSuspend(slept: $0)
    }
    #expect(answers == [false, false, false])
  }

  @Test func `finds that this machine is awake`() {
    var detector = SuspendDetector()
    let hasSlept = detector.takeSuspend()
    #expect(!hasSlept)
  }
}

import Geometry
import LinuxIO
import TestFiles
import Testing

@testable import KioskRuntime

@Suite struct `What systemd is about to do with the service` {
  @Test(arguments: [
    (ServiceJob.type("restart"), true), (.type("try-restart"), true), (.type("stop"), false),
    // Somebody has sent a signal, and the unit says what comes of it.
    (.none(restart: "always"), true), (.none(restart: "on-success"), true),
    (.none(restart: "on-failure"), false), (.none(restart: "no"), false), (.unknown, false),
  ])
  func `says whether another run follows`(job: ServiceJob, isRestart: Bool) {
    #expect(job.isRestart == isRestart)
  }

  /// A message bus gives up after a minute and a half by itself, which is too late.
  @Test func `is not waited for where the bus takes the question and says nothing`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("bus")
    let listener = try StreamListener.listen(on: path, mode: 0o600, group: "no-such-group")
    // Only the question is timed: a test may wait long for its turn.
    let start = MonotonicClock.now
    #expect(ServiceJob.current(at: "unix:path=\(path)") == .unknown)
    #expect(MonotonicClock.now.seconds(since: start) < 60)
    _ = listener
  }

  @Test func `is not known where there is no bus`() throws {
    let folder = try TemporaryFolder()
    #expect(ServiceJob.current(at: "unix:path=\(folder.file("bus"))") == .unknown)
  }

  @Test func `is what the unit has noted, which is asked before any bus`() throws {
    let folder = try TemporaryFolder()
    let bus = "unix:path=\(folder.file("bus"))"
    #expect(ServiceJob.current(at: bus, notedIn: folder.path) == .unknown)
    try folder.write("", to: "restart")
    #expect(ServiceJob.current(at: bus, notedIn: folder.path) == .type("restart"))
  }
}

import Geometry
import LinuxIO
import TestFiles
import Testing

@testable import KioskRuntime

@Suite struct `The file for Prometheus` {
  @Test func `that cannot be written is said to be so at once, and once for each reason`() throws {
    let folder = try TemporaryFolder()
    let logFile = try FileDescriptor.creating(folder.file("log"))
    let loop = try EventLoop()
    let path = folder.file("missing/kiosk.prom")
    let file = try MetricsFile(
      at: path, log: Log(descriptor: logFile.rawValue, hasPriorities: false), on: loop)
    let complaint =
      "control.textfile: could not write \(path): No such file or directory (ENOENT); "
      + "make the folder \(folder.file("missing")) first\n"
    for frames in 1...2 {
      let now = Instant(nanoseconds: Int64(frames) * 20_000_000_000)
      file.update(to: MetricsFile.Mark(frames: frames), at: now) { "frames \(frames)\n" }
      try loop.turn()
      #expect(try folder.text("log") == complaint)
    }
    try folder.makeFolder("missing")
    file.update(to: MetricsFile.Mark(frames: 3), at: Instant(nanoseconds: 60_000_000_000)) { "3\n" }
    try loop.turn()
    #expect(try folder.text("missing/kiosk.prom") == "3\n")
    #expect(try folder.text("log") == complaint)
    file.close()
  }
}

import LinuxIO
import TestFiles
import Testing

@Suite struct `The log` {
  @Test(arguments: [
    (LogLevel.warning, "no display", "no display\n", "<4>no display\n"),
    (.error, "one\ntwo", "one\ntwo\n", "<3>one\n<3>two\n"),
    (.info, "", "", ""),
  ])
  func `writes whole lines, with priorities where the journal reads them`(
    level: LogLevel, message: String, plain: String, journal: String
  ) throws {
    for (hasPriorities, expected) in [(false, plain), (true, journal)] {
      let folder = try TemporaryFolder()
      let file = try FileDescriptor.open(folder.file("log"), 0o101)
      Log(descriptor: file.rawValue, hasPriorities: hasPriorities).write(level, message)
      #expect(try FileContents.read(folder.file("log")) == Array(expected.utf8))
    }
  }
}

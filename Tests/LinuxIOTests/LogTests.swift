import Glibc
import LinuxIO
import TestFiles
import Testing

@Suite struct `The log` {
  @Test(arguments: [
    (LogLevel.warning, "no display", "no display\n", "<4>no display\n"),
    (.error, "one\ntwo", "one\ntwo\n", "<3>one\n<3>two\n"),
    (.info, "", "", ""),
    // What others have said does not command the terminal.
    (
      .error, "a\u{1b}[2J\tb\u{9b}1m\u{7f}\r\nc",
      "a\u{fffd}[2J\tb\u{fffd}1m\u{fffd}\u{fffd}\u{fffd}c\n",
      "<3>a\u{fffd}[2J\tb\u{fffd}1m\u{fffd}\u{fffd}\u{fffd}c\n"
    ),
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

  @Test func `gives the journal a line about an event with its details`() throws {
    let pair = try PacketSocket.Pair()
    let log = log(to: pair, else: -1)
    log.write(.warning, "gone", about: .displayLost, .output(1), .display("HDMI-A-1"))
    log.write(.error, "one\ntwo", about: .pictureUnusable)
    let first = next(pair.far)
    #expect(
      first.hasPrefix(
        "MESSAGE=gone\nPRIORITY=4\nMESSAGE_ID=\(LogEvent.displayLost.rawValue)\nSYSLOG_IDENTIFIER=")
    )
    #expect(first.hasSuffix("\nKIOSK_OUTPUT=1\nKIOSK_DISPLAY=HDMI-A-1\n"))
    let second = next(pair.far)
    #expect(second.hasPrefix("MESSAGE\n\u{7}\0\0\0\0\0\0\0one\ntwo\nPRIORITY=3\n"))
  }

  @Test func `writes a line about an event as any other where the journal is not there`() throws {
    let folder = try TemporaryFolder()
    let file = try FileDescriptor.open(folder.file("log"), 0o101)
    Log(descriptor: file.rawValue, hasPriorities: true)
      .write(.notice, "read", about: .configurationRead)
    let pair = try PacketSocket.Pair()
    let log = Log(descriptor: file.rawValue, journal: pair.keepNear())
    log.write(.notice, "again", about: .configurationRead)
    #expect(try FileContents.read(folder.file("log")) == Array("<5>read\n<5>again\n".utf8))
  }

  @Test func `waits for no journal that does not read, and writes the line nowhere else`() throws {
    let folder = try TemporaryFolder()
    let file = try FileDescriptor.open(folder.file("log"), 0o101)
    let pair = try PacketSocket.Pair()
    #expect(throws: Errno.wouldBlock) { while true { try pair.near.send([0]) } }
    let log = log(to: pair, else: file.rawValue).withoutWaiting
    log.write(.notice, "read", about: .configurationRead)
    #expect(try FileContents.read(folder.file("log")) == [])
  }

  @Test func `waits for no pipe that nobody reads, and tells later what is lost`() throws {
    let pipe = try LinuxIOTests.Pipe()
    let log = Log(descriptor: pipe.writing.rawValue, hasPriorities: true).withoutWaiting
    // Longer than what a pipe takes at once, so that one of them is taken in part.
    let line = String(repeating: "x", count: 5000)
    for _ in 0..<20 { log.write(.warning, line) }
    var seen = try drain(pipe.reading)
    log.write(.notice, "last")
    seen += try drain(pipe.reading)
    let lines = String(decoding: seen, as: UTF8.self).split(separator: "\n")
    let whole = lines.count - 2
    #expect(lines.prefix(whole).allSatisfy { $0 == "<4>\(line)" })
    #expect(whole > 1)
    #expect(
      lines.suffix(2) == [
        "<4>the log has lost \(20 - whole) lines: nobody read it in time", "<5>last",
      ])
  }

  @Test func `waits for no socket that nobody reads, and tells later what is lost`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(
      unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let near = FileDescriptor(owning: ends[0])
    let far = FileDescriptor(owning: ends[1])
    let log = Log(descriptor: near.rawValue, hasPriorities: false).withoutWaiting
    let line = String(repeating: "x", count: 100_000)
    for _ in 0..<20 { log.write(.warning, "\(line)\nand more") }
    var seen = try drain(far)
    log.write(.notice, "last")
    seen += try drain(far)
    let lines = String(decoding: seen, as: UTF8.self).split(separator: "\n")
    #expect(lines.last == "last")
    let told = lines.filter { $0.hasPrefix("the log has lost ") }
    #expect(told == ["the log has lost \(40 - (lines.count - 2)) lines: nobody read it in time"])
    #expect(lines.allSatisfy { [line, "and more", "last"].contains(String($0)) || $0 == told[0] })
  }

  @Test func `waits for a file, and for a pipe where nobody is in a hurry`() throws {
    let folder = try TemporaryFolder()
    let file = try FileDescriptor.open(folder.file("log"), 0o101)
    Log(descriptor: file.rawValue, hasPriorities: false).withoutWaiting.write(.info, "one\ntwo")
    #expect(try folder.contents("log") == Array("one\ntwo\n".utf8))
    let pipe = try LinuxIOTests.Pipe()
    let log = Log(descriptor: pipe.writing.rawValue, hasPriorities: false)
    let text = String(repeating: "x", count: 200_000)
    _ = try Thread("writer") { log.write(.info, text) }
    var seen = 0
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while seen < text.utf8.count + 1 {
      seen += unsafe max(1, read(pipe.reading.rawValue, &bytes, bytes.count))
    }
    #expect(seen == text.utf8.count + 1)
  }

  @Test func `tells of lines that the journal did not take`() throws {
    let pipe = try LinuxIOTests.Pipe()
    let pair = try PacketSocket.Pair()
    #expect(throws: Errno.wouldBlock) { while true { try pair.near.send([0]) } }
    let log = log(to: pair, else: pipe.writing.rawValue).withoutWaiting
    log.write(.notice, "read", about: .configurationRead)
    #expect(try drain(pipe.reading) == [])
    while case .packet = {
      var bytes: [UInt8] = [0]
      return pair.far.receive(into: &bytes)
    }() {}
    log.write(.notice, "again", about: .configurationRead)
    #expect(next(pair.far).hasPrefix("MESSAGE=again\n"))
    #expect(
      try drain(pipe.reading)
        == Array("<4>the log has lost a line: nobody read it in time\n".utf8))
  }

  /// Everything that has been written so far.
  private func drain(_ file: borrowing FileDescriptor) throws -> [UInt8] {
    _ = fcntl(file.rawValue, F_SETFL, O_NONBLOCK)
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(file.rawValue, &bytes, bytes.count)
      if count <= 0 { return all }
      all += bytes.prefix(count)
    }
  }

  private func log(to pair: borrowing PacketSocket.Pair, else descriptor: Int32) -> Log {
    Log(
      descriptor: descriptor,
      journal: PacketSocket(owning: FileDescriptor(owning: dup(pair.near.descriptor))))
  }

  /// The entry that the journal would read next; empty where there is none.
  private func next(_ socket: borrowing PacketSocket) -> String {
    var bytes = [UInt8](repeating: 0, count: 1000)
    guard case .packet(let count, _) = socket.receive(into: &bytes) else { return "" }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test func `has an explanation of every event in the journal's catalog`() throws {
    let catalog = try FileContents.read(
      #filePath.replacing(
        "Tests/LinuxIOTests/LogTests.swift", with: "systemd/kiosk-navigator.catalog"))
    let explained = String(decoding: catalog, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("-- ") }.map { String($0.dropFirst(3)) }
    #expect(explained == LogEvent.allCases.map(\.rawValue))
    #expect(Set(explained).count == explained.count)
    #expect(explained.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}

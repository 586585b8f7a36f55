import Glibc
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
    log(to: pair, else: file.rawValue).write(.notice, "read", about: .configurationRead)
    #expect(try FileContents.read(folder.file("log")) == [])
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

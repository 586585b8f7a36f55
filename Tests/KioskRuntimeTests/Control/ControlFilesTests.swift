import ControlProtocol
import Glibc
import LinuxIO
import TestFiles
import Testing

@testable import KioskRuntime

@Suite struct `The control socket and open files` {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test func `hands over the file that comes with a request`() throws {
    let path = try desk.folder.write("", to: "file")
    let file = try FileDescriptor.open(path, O_WRONLY)
    let caller = try desk.connect()
    try caller.ask(.screenshot(), file: file.rawValue)
    try desk.settle()
    #expect(try caller.next() == .answer(.done))
    #expect(desk.files.first?.writeAll([1], patience: 1) == nil)
    #expect(try desk.folder.contents("file") == [1])
  }

  @Test func `refuses what is no file, and files where none belongs`() throws {
    let folder = try FileDescriptor.open(desk.folder.path, O_RDONLY)
    let sockets = try PacketSocket.Pair()
    for descriptor in [folder.rawValue, sockets.near.descriptor] {
      let caller = try desk.connect()
      try caller.ask(.screenshot(), file: descriptor)
      try desk.settle()
      #expect(
        try caller.refusal() == "the file that came with screenshot is not written into: "
          + "it is neither a file nor a pipe")
      #expect(!caller.isDismissed)
    }
    let caller = try desk.connect()
    try caller.ask(.screenshot())
    try desk.settle()
    #expect(try caller.refusal() == "screenshot takes one open file (SCM_RIGHTS), not 0")
    let other = try desk.connect()
    try other.ask(.status, file: folder.rawValue)
    try desk.settle()
    #expect(try other.refusal() == "status takes no open file")
    #expect(other.isDismissed)
    #expect(desk.asked.isEmpty)
  }

  @Test func `closes the hundred files of somebody who sends them one by one`() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    let caller = try desk.connect()
    for _ in 0..<100 { _ = try? caller.send([UInt8(ascii: " ")], file: ends[1]) }
    _ = try? caller.send([10])
    close(ends[1])
    try desk.settle()
    #expect(caller.hasBeenRefused)
    // All writing ends are closed: the pipe has come to its end.
    var byte: UInt8 = 0
    #expect(unsafe read(ends[0], &byte, 1) == 0)
    close(ends[0])
  }
}

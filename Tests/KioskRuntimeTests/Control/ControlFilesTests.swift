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
    close(ends[1])
    try desk.settle()
    // Although none of its requests has come to its end.
    #expect(caller.hasBeenRefused)
    expectEnd(of: ends[0])
  }

  @Test func `closes the file of somebody who leaves before the request is complete`() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    var caller: Caller? = try desk.connect()
    // Whoever is asked may remember for longer who has asked.
    try caller?.ask(.status)
    try desk.settle()
    try caller?.send([UInt8(ascii: " ")], file: ends[1])
    close(ends[1])
    try desk.settle()
    caller = nil
    try desk.settle()
    #expect(desk.sessions.count == 1)
    expectEnd(of: ends[0])
  }

  /// Expects that all writing ends of a pipe are closed, and closes the other one.
  private func expectEnd(of pipe: Int32) {
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
    var byte: UInt8 = 0
    #expect(unsafe read(pipe, &byte, 1) == 0)
    close(pipe)
  }
}

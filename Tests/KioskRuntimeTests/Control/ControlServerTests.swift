import ControlProtocol
import Foundation
import Glibc
import LinuxIO
import TestFiles
import Testing

@testable import KioskRuntime

@Suite struct `The control socket` {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test func `answers each request in its order, one in a turn`() throws {
    let caller = try desk.connect()
    try caller.send(
      ControlRequest.status.line + ControlRequest.push("menu").line + Array("{}\n".utf8)
        + ControlRequest.pop().line)
    // Let in; the bytes read and one done; the other three, and nothing more.
    #expect(try desk.settle() == 5)
    #expect(desk.asked == [.status, .push("menu"), .pop()])
    #expect(try caller.next() == .answer(.done))
    #expect(try caller.next() == .answer(.done))
    #expect(try caller.refusal() == "the key 'request' is missing; it says what is asked")
    #expect(try caller.next() == .answer(.done))
    #expect(try caller.next() == nil)
    #expect(!caller.isDismissed)
  }

  @Test func `has nothing to do at rest, whoever is connected`() throws {
    let callers = try (0..<5).map { _ in try desk.connect() }
    try callers[0].ask(.watch)
    try callers[1].send(Array("{\"request\":".utf8))
    try desk.settle()
    #expect(try !desk.loop.turn(wait: false))
    #expect(desk.server.deadline == nil)
  }

  @Test func `gives an answer that it has promised when there is one`() throws {
    desk.answer = nil
    let caller = try desk.connect()
    try caller.ask(.reload)
    try caller.ask(.status)
    try desk.settle()
    #expect(desk.asked == [.reload])
    #expect(try caller.next() == nil)
    desk.answer = .done
    desk.sessions[0].answer(.refused("broken"))
    try desk.settle()
    #expect(try caller.refusal() == "broken")
    #expect(try caller.next() == .answer(.done))
    #expect(desk.asked == [.reload, .status])
  }

  @Test func `answers a client that has said all it has to say`() throws {
    let caller = try desk.connect()
    try caller.ask(.status)
    try caller.endSpeaking()
    try desk.settle()
    #expect(try caller.next() == .answer(.done))
    #expect(caller.isDismissed)
  }

  @Test func `forgets a client that leaves before it is answered`() throws {
    desk.answer = nil
    var caller: Caller? = try desk.connect()
    try caller?.ask(.reload)
    try desk.settle()
    caller = nil
    try desk.settle()
    desk.sessions[0].answer(.done)
    #expect(try !desk.loop.turn(wait: false))
  }

  @Test func `logs who has the configuration read, and not who navigates or darkens a panel`()
    throws
  {
    let caller = try desk.connect()
    for request in [ControlRequest.push("menu"), .pop(), .root(), .wake(), .blank(), .status] {
      try caller.ask(request)
    }
    try desk.settle()
    #expect(desk.asked.count == 6)
    #expect(try desk.log == [])
    try caller.ask(.reload)
    try desk.settle()
    desk.answer = .refused("broken")
    try caller.ask(.reload)
    try desk.settle()
    let client = "process \(getpid()) of user \(getuid())"
    #expect(
      try desk.log == [
        "control: reload for \(client)", "control: reload for \(client) (refused)",
      ])
  }

  // MARK: Garbage

  @Test(arguments: [
    Array("GET / HTTP/1.1\r\nHost: kiosk\r\n\r\n".utf8), [0], Array("[]\n".utf8) + [10, 10],
    [UInt8](repeating: 0xff, count: 100) + [10],
  ])
  func `answers garbage, and hangs up`(bytes: [UInt8]) throws {
    let caller = try desk.connect()
    try caller.send(bytes)
    try caller.send([10])
    try desk.settle()
    #expect(try caller.refusal() != nil)
    #expect(try caller.next() == nil)
    #expect(caller.isDismissed)
    #expect(desk.asked.isEmpty)
  }

  @Test func `hangs up on a megabyte without a line's end`() throws {
    let caller = try desk.connect()
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
    var sent = 0
    while sent < 1 << 20, !caller.isDismissed {
      sent += (try? caller.send(piece)) ?? 0
      try desk.settle()
      if let reason = try caller.refusal() {
        #expect(reason == "the line is longer than 4096 bytes")
      }
    }
    #expect(caller.isDismissed)
    #expect(sent < 1 << 20)
  }

  // MARK: Crowds

  @Test func `lets thousands come and go`() throws {
    for _ in 0..<3000 {
      let caller = try desk.connect()
      try desk.settle()
      _ = caller
    }
    try desk.settle()
    let caller = try desk.connect()
    try caller.ask(.status)
    try desk.settle()
    #expect(try caller.next() == .answer(.done))
  }

  @Test func `gives the place of who has been silent for longest to a newcomer`() throws {
    let silent = try (0..<ControlPlaces.most).map { _ in try desk.connect() }
    try desk.settle()
    try silent[0].send(Array("{\"request\":\"sta".utf8))
    try desk.settle()
    let newcomer = try desk.connect()
    try newcomer.ask(.status)
    try desk.settle()
    #expect(try newcomer.next() == .answer(.done))
    #expect(silent.map(\.isDismissed) == [false, true] + [Bool](repeating: false, count: 14))
  }

  @Test func `has places left for those who ask, however many want to watch`() throws {
    let watchers = try (0..<ControlPlaces.most).map { _ in try desk.connect() }
    for watcher in watchers {
      try watcher.ask(.watch)
      try desk.settle()
    }
    let refusals = try watchers.map { try $0.refusal() }
    #expect(refusals.prefix(12).allSatisfy { $0 == nil })
    #expect(
      refusals.suffix(4).allSatisfy {
        $0 == "12 clients watch or record already; end one of them"
      })
    let newcomer = try desk.connect()
    try newcomer.ask(.status)
    try desk.settle()
    #expect(try newcomer.next() == .answer(.done))
    #expect(watchers.prefix(12).allSatisfy { !$0.isDismissed })
    #expect(watchers.count { $0.isDismissed } == 1)
  }

  @Test func `sends who does not take an answer away for root or its own user`() throws {
    desk.answer = nil
    let waiting = try (0..<ControlPlaces.most).map { _ in try desk.connect() }
    for client in waiting {
      try client.ask(.reload)
      try desk.settle()
    }
    desk.answer = .done
    let newcomer = try desk.connect()
    try newcomer.ask(.status)
    try desk.settle()
    #expect(try newcomer.next() == .answer(.done))
    #expect(waiting.map(\.isDismissed) == [true] + [Bool](repeating: false, count: 15))
  }

  // MARK: The socket's name

  @Test(arguments: [false, true])
  func `is made again where somebody removes it, or the folder that it is in`(folder: Bool) throws {
    let desk = try Desk(at: "run/control.sock")
    let watcher = try desk.connect()
    try watcher.ask(.watch)
    try desk.settle()
    if folder {
      try FileManager.default.removeItem(atPath: desk.folder.file("run"))
      try desk.turn { try desk.log.contains { $0.contains("nobody can control the kiosk") } }
      try desk.folder.makeFolder("run")
    } else {
      try FilePath.removeFile(desk.server.path)
    }
    try desk.turn { FilePath.exists(desk.server.path) }
    let caller = try desk.connect()
    try caller.ask(.status)
    try desk.turn { try caller.next() == .answer(.done) }
    // Whoever was connected still is.
    #expect(!watcher.isDismissed)
    #expect(try desk.log.last == "control: listening again at \(desk.server.path)")
    desk.server.close()
    #expect(!FilePath.exists(desk.server.path))
  }

  @Test func `is made when another kiosk has left it`() throws {
    var other: StreamListener? = try .listen(
      on: desk.folder.file("taken"), mode: 0o600, group: "no-such-group")
    let desk = try Desk(at: "taken", in: desk.folder)
    #expect(
      try desk.log.last?.hasSuffix(
        "another kiosk listens there; give this one a socket of its own; nobody can control the kiosk "
          + "until that is mended") ?? false)
    #expect(other?.hasItsName ?? false)
    other = nil
    try desk.turn { FilePath.exists(desk.server.path) }
    let caller = try desk.connect()
    try caller.ask(.status)
    try desk.turn { try caller.next() == .answer(.done) }
  }

  // MARK: Watching

  @Test func `tells those who watch, and only those`() throws {
    let (watcher, other) = (try desk.connect(), try desk.connect())
    #expect(!desk.server.isWatched)
    try watcher.ask(.watch)
    try other.ask(.status)
    try desk.settle()
    #expect(desk.server.isWatched)
    #expect(try watcher.next() == .answer(.done))
    #expect(try other.next() == .answer(.done))
    desk.tell(2)
    for number in 0..<2 {
      guard case .event(let event) = try watcher.next() else {
        Issue.record("no event")
        return
      }
      #expect(event.t == Double(number))
    }
    #expect(try other.next() == nil)
    try watcher.send([10])
    try desk.settle()
    #expect(watcher.isDismissed)
    #expect(!desk.server.isWatched)
  }

  @Test func `sends away who watches and does not read, and goes on`() throws {
    let (slow, quick) = (try desk.connect(), try desk.connect())
    for watcher in [slow, quick] { try watcher.ask(.watch) }
    try desk.settle()
    _ = try quick.next()
    var told = 0
    for _ in 0..<200 where desk.server.isWatched {
      desk.tell(50)
      try desk.settle()
      while try quick.next() != nil { told += 1 }
    }
    #expect(told == 10_000)
    while try slow.next() != nil {}
    #expect(slow.isDismissed)
    #expect(!quick.isDismissed)
  }

  @Test func `reads nothing more from who asks and does not listen`() throws {
    desk.answer = .metrics(String(repeating: "x", count: 100_000))
    let caller = try desk.connect()
    for _ in 0..<200 {
      _ = try caller.send(ControlRequest.metrics.line)
      try desk.settle()
    }
    let asked = desk.asked.count
    #expect(asked < 20)
    // It gets what it has asked for once it listens.
    var answers = 0
    while try caller.next() != nil {
      answers += 1
      try desk.settle()
    }
    #expect(answers == desk.asked.count)
    #expect(answers > asked)
  }

  // MARK: Files

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

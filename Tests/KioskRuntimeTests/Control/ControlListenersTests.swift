import ControlProtocol
import Testing

@testable import KioskRuntime

@Suite struct `The control socket and its listeners` {
  private let desk: Desk

  init() throws { desk = try Desk() }

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

  @Test(arguments: [ControlRequest.status.line, [UInt8(ascii: "{")]])
  func `refuses in words what comes together with the wish to watch`(rest: [UInt8]) throws {
    let caller = try desk.connect()
    try caller.send(ControlRequest.watch.line + rest)
    try desk.settle()
    #expect(
      try caller.refusal()
        == "nothing may follow watch: ask for other things on another connection")
    #expect(caller.isDismissed)
    #expect(!desk.server.isWatched)
    #expect(desk.asked.isEmpty)
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
}

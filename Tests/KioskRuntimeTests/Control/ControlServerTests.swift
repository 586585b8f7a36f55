import ControlProtocol
import Glibc
import LinuxIO
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

  @Test func `does nothing more for a client until it has taken all of its answer`() throws {
    // More than a socket holds, several times.
    desk.answer = .metrics(String(repeating: "x", count: 1 << 19))
    let caller = try desk.connect()
    for _ in 0..<3 { try caller.ask(.metrics) }
    try desk.settle()
    #expect(desk.asked.count == 1)
    // It makes room for a part of it.
    caller.receive()
    try desk.settle()
    #expect(desk.asked.count == 1)
    while desk.asked.count < 3 {
      caller.receive()
      try #require(try desk.settle() > 0)
    }
  }

  @Test(
    arguments: [
      (#"{"request":"status"}\#n"#, []), (#"{"request":"status"}\#n{"request":"pop"}"#, [.pop()]),
    ] as [(String, [ControlRequest])])
  func `answers a client that has said all it has to say, to its last line's end or not`(
    words: String, more: [ControlRequest]
  ) throws {
    let caller = try desk.connect()
    try caller.send(Array(words.utf8))
    try caller.endSpeaking()
    try desk.settle()
    #expect(desk.asked == [.status] + more)
    for _ in desk.asked { #expect(try caller.next() == .answer(.done)) }
    #expect(caller.isDismissed)
  }

  @Test func `does nothing of a request that was cut off`() throws {
    let caller = try desk.connect()
    try caller.send(Array(#"{"request":"push","screen":"menu""#.utf8))
    try caller.endSpeaking()
    try desk.settle()
    #expect(try caller.refusal()?.hasPrefix("this is no JSON ") ?? false)
    #expect(caller.isDismissed)
    #expect(desk.asked.isEmpty)
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
}

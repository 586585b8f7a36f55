import ControlProtocol
import Testing

@testable import KioskRuntime

@Suite struct `The control socket in a crowd` {
  private let desk: Desk

  init() throws { desk = try Desk() }

  /// Whether somebody who comes now is answered.
  private func answersNewcomer() throws -> Bool {
    let newcomer = try desk.connect()
    try newcomer.ask(.status)
    try desk.settle()
    return try newcomer.next() == .answer(.done)
  }

  @Test func `lets thousands come and go`() throws {
    for _ in 0..<3000 {
      let caller = try desk.connect()
      try desk.settle()
      _ = caller
    }
    try desk.settle()
    #expect(try answersNewcomer())
  }

  @Test func `gives the place of who has been silent for longest to a newcomer`() throws {
    let silent = try (0..<ControlPlaces.most).map { _ in try desk.connect() }
    try desk.settle()
    try silent[0].send(Array("{\"request\":\"sta".utf8))
    try desk.settle()
    #expect(try answersNewcomer())
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
    #expect(try answersNewcomer())
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
    #expect(try answersNewcomer())
    #expect(waiting.map(\.isDismissed) == [true] + [Bool](repeating: false, count: 15))
  }
}

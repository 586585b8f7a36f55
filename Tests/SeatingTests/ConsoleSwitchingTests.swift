import Seating
import Testing

@Suite struct `A switch of consoles` {
  typealias State = ConsoleSwitching.State
  typealias Event = ConsoleSwitching.Event
  typealias Action = ConsoleSwitching.Action

  /// What a kiosk that is in `state` does, and where it is then.
  struct Row: Sendable, CustomTestStringConvertible {
    var state: State
    var event: Event
    var actions: [Action]
    var next: State

    init(_ state: State, _ event: Event, _ actions: [Action], _ next: State) {
      self.state = state
      self.event = event
      self.actions = actions
      self.next = next
    }

    var testDescription: String { "\(event) while \(state)" }
  }

  /// Every state with every event.
  static let rows = [
    Row(.here, .released, [.pause, .dropMaster, .allow], .leaving),
    Row(.here, .left, [], .here),
    Row(.here, .unasked, [], .here),
    Row(.here, .acquired, [.acknowledge], .here),
    Row(.leaving, .released, [], .leaving),
    Row(.leaving, .left, [.dropInput], .away),
    Row(.leaving, .unasked, [.takeMaster, .resume], .here),
    Row(.leaving, .acquired, [], .leaving),
    Row(.away, .released, [.allow], .away),
    Row(.away, .left, [], .away),
    Row(.away, .unasked, [], .away),
    Row(.away, .acquired, [.acknowledge, .takeMaster, .resume, .takeInput], .here),
  ]

  /// A switching that has come to a state.
  private static func switching(in state: State, isAllowed: Bool = true) -> ConsoleSwitching {
    var switching = ConsoleSwitching(isAllowed: true, state: state == .away ? .away : .here)
    if state == .leaving { _ = switching.receive(.released) }
    switching.isAllowed = isAllowed
    return switching
  }

  @Test(arguments: rows) func `is a matter of few steps`(row: Row) {
    var switching = Self.switching(in: row.state)
    #expect(switching.state == row.state)
    #expect(switching.receive(row.event) == row.actions)
    #expect(switching.state == row.next)
  }

  @Test func `has an answer to everything`() {
    let asked = Self.rows.map { "\($0.state) \($0.event)" }
    let all = State.allCases.flatMap { state in Event.allCases.map { "\(state) \($0)" } }
    #expect(Set(asked) == Set(all) && asked.count == all.count)
  }

  @Test func `is refused while it is not allowed, and nothing else happens`() {
    var switching = Self.switching(in: .here, isAllowed: false)
    #expect(switching.receive(.released) == [.refuse])
    #expect(switching.state == .here)
    switching.isAllowed = true
    #expect(switching.receive(.released) == [.pause, .dropMaster, .allow])
  }

  @Test func `is not refused to a kiosk that is away already`() {
    var switching = Self.switching(in: .away, isAllowed: false)
    #expect(switching.receive(.released) == [.allow])
    #expect(switching.receive(.acquired) == [.acknowledge, .takeMaster, .resume, .takeInput])
  }

  /// The other program waits: nothing may come before the answer that takes time.
  @Test func `is answered before devices are closed`() {
    var switching = Self.switching(in: .here)
    let story = switching.receive(.released) + switching.receive(.left)
    #expect(story == [.pause, .dropMaster, .allow, .dropInput])
  }
}

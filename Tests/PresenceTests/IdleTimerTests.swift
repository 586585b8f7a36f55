import Geometry
import Presence
import Testing

@Suite struct `An idle timer` {
  /// One thing that happens by itself, and what is to be seen afterwards.
  struct Step: Hashable, CustomStringConvertible {
    let time: Double
    let light: PanelLight
    var actions: [IdleTimer.Action] = []

    var description: String { "\(time): \(light.rawValue) \(actions)" }
  }

  /// Settings, and everything that happens in the 100 s after somebody was there last.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let settings: IdleSettings
    let steps: [Step]
  }

  static let rows: [Row] = [
    Row(testDescription: "nothing is configured", settings: IdleSettings(), steps: []),
    Row(
      testDescription: "dims, then goes dark", settings: IdleSettings(dimAfter: 30, blankAfter: 60),
      steps: [Step(time: 30, light: .dimmed), Step(time: 60, light: .dark)]),
    Row(
      testDescription: "only dims", settings: IdleSettings(dimAfter: 30),
      steps: [Step(time: 30, light: .dimmed)]),
    Row(
      testDescription: "goes dark without being dimmed", settings: IdleSettings(blankAfter: 60),
      steps: [Step(time: 60, light: .dark)]),
    Row(
      testDescription: "does not dim what is dark",
      settings: IdleSettings(dimAfter: 60, blankAfter: 30), steps: [Step(time: 30, light: .dark)]),
    Row(
      testDescription: "goes dark where both fall due at once",
      settings: IdleSettings(dimAfter: 30, blankAfter: 30), steps: [Step(time: 30, light: .dark)]),
    Row(
      testDescription: "returns once, in full light", settings: IdleSettings(returnToRootAfter: 20),
      steps: [Step(time: 20, light: .full, actions: [.returnToRoot])]),
    Row(
      testDescription: "returns once while dimmed",
      settings: IdleSettings(dimAfter: 10, blankAfter: 50, returnToRootAfter: 20),
      steps: [
        Step(time: 10, light: .dimmed), Step(time: 20, light: .dimmed, actions: [.returnToRoot]),
        Step(time: 50, light: .dark),
      ]),
    Row(
      testDescription: "returns once while dark",
      settings: IdleSettings(blankAfter: 10, returnToRootAfter: 20),
      steps: [
        Step(time: 10, light: .dark), Step(time: 20, light: .dark, actions: [.returnToRoot]),
      ]),
    Row(
      testDescription: "attracts by a screen every 25 s",
      settings: IdleSettings(attraction: .init(after: 40, every: 25)),
      steps: [40, 65, 90].map { Step(time: $0, light: .full, actions: [.showNext]) }),
    Row(
      testDescription: "attracts while dimmed, and returns from there when it goes dark",
      settings: IdleSettings(
        dimAfter: 50, blankAfter: 80, attraction: .init(after: 40, every: 25)),
      steps: [
        Step(time: 40, light: .full, actions: [.showNext]), Step(time: 50, light: .dimmed),
        Step(time: 65, light: .dimmed, actions: [.showNext]),
        Step(time: 80, light: .dark, actions: [.returnToRoot]),
      ]),
    Row(
      testDescription: "does not attract what is dark",
      settings: IdleSettings(blankAfter: 30, attraction: .init(after: 40, every: 5)),
      steps: [Step(time: 30, light: .dark)]),
    Row(
      testDescription: "goes dark instead of attracting where both fall due at once",
      settings: IdleSettings(blankAfter: 40, attraction: .init(after: 40, every: 5)),
      steps: [Step(time: 40, light: .dark)]),
    Row(
      testDescription: "goes dark instead of showing one more",
      settings: IdleSettings(blankAfter: 65, attraction: .init(after: 40, every: 25)),
      steps: [
        Step(time: 40, light: .full, actions: [.showNext]),
        Step(time: 65, light: .dark, actions: [.returnToRoot]),
      ]),
    Row(
      testDescription: "returns to where attraction begins",
      settings: IdleSettings(returnToRootAfter: 40, attraction: .init(after: 40, every: 30)),
      steps: [
        Step(time: 40, light: .full, actions: [.returnToRoot, .showNext]),
        Step(time: 70, light: .full, actions: [.showNext]),
        Step(time: 100, light: .full, actions: [.showNext]),
      ]),
    Row(
      testDescription: "returns once although attraction leads on",
      settings: IdleSettings(returnToRootAfter: 50, attraction: .init(after: 40, every: 30)),
      steps: [
        Step(time: 40, light: .full, actions: [.showNext]),
        Step(time: 50, light: .full, actions: [.returnToRoot]),
        Step(time: 70, light: .full, actions: [.showNext]),
        Step(time: 100, light: .full, actions: [.showNext]),
      ]),
    Row(
      testDescription: "does everything at once where nothing is waited for",
      settings: IdleSettings(dimAfter: 5, blankAfter: 5, returnToRootAfter: 5),
      steps: [Step(time: 5, light: .dark, actions: [.returnToRoot])]),
  ]

  /// Lets time pass from deadline to deadline.
  private func steps(
    of timer: inout IdleTimer, from start: Double = 0, until end: Double = 100
  ) -> [Step] {
    var steps: [Step] = []
    while let deadline = timer.nextDeadline, deadline <= at(start + end) {
      var actions: [IdleTimer.Action] = []
      while let action = timer.advance(to: deadline) { actions.append(action) }
      steps.append(
        Step(time: deadline.seconds(since: at(start)), light: timer.light, actions: actions))
      guard steps.count < 50 else { break }
    }
    return steps
  }

  private func advance(_ timer: inout IdleTimer, to time: Instant) -> IdleTimer.Action? {
    timer.advance(to: time)
  }

  @Test(arguments: rows)
  func `does what is configured, each at its time`(row: Row) {
    var timer = IdleTimer(row.settings, at: at(0))
    #expect(timer.light == .full)
    #expect(steps(of: &timer) == row.steps)
  }

  @Test(arguments: rows)
  func `does it again after somebody was there`(row: Row) {
    var timer = IdleTimer(row.settings, at: at(0))
    _ = steps(of: &timer)
    let wasAsleep = timer.light != .full
    let hasWoken = timer.present(at: at(1000))
    #expect(hasWoken == wasAsleep)
    #expect(timer.light == .full)
    #expect(!timer.isAttracting)
    #expect(steps(of: &timer, from: 1000) == row.steps)
  }

  @Test(arguments: rows)
  func `does nothing while somebody comes back in time`(row: Row) {
    var timer = IdleTimer(row.settings, at: at(0))
    for second in 1...100 {
      #expect(advance(&timer, to: at(Double(second))) == nil)
      let hasWoken = timer.present(at: at(Double(second)))
      #expect(!hasWoken)
    }
    #expect(timer.light == .full)
  }

  @Test(arguments: rows)
  func `catches up with what a machine that stood still has missed, but with no screens`(row: Row) {
    var timer = IdleTimer(row.settings, at: at(0))
    var actions: [IdleTimer.Action] = []
    while let action = timer.advance(to: at(100_000)) { actions.append(action) }
    #expect(timer.light == row.steps.last?.light ?? .full)
    #expect(actions.count { $0 == .showNext } <= 1)
    #expect(actions.count { $0 == .returnToRoot } <= 1)
    if let deadline = timer.nextDeadline { #expect(deadline > at(100_000)) }
  }

  @Test(arguments: rows)
  func `is dark when it is told to be, until somebody is there`(row: Row) {
    var timer = IdleTimer(row.settings, at: at(0))
    timer.goDark()
    let returns = row.settings.returnToRootAfter.map {
      Step(time: $0, light: .dark, actions: [.returnToRoot])
    }
    #expect(steps(of: &timer) == [returns].compactMap { $0 })
    #expect(timer.light == .dark)
    let hasWoken = timer.present(at: at(200))
    #expect(hasWoken)
    #expect(timer.light == .full)
  }

  @Test func `returns from where it has gone by itself when it is told to be dark`() {
    var timer = IdleTimer(IdleSettings(attraction: .init(after: 10, every: 10)), at: at(0))
    #expect(advance(&timer, to: at(10)) == .showNext)
    #expect(timer.isAttracting)
    timer.goDark()
    #expect(!timer.isAttracting)
    let deadline = timer.nextDeadline
    #expect(deadline.map { $0 <= at(10) } == true)
    #expect(advance(&timer, to: at(10)) == .returnToRoot)
    #expect(timer.nextDeadline == nil)
  }

  @Test func `returns from nowhere where somebody is there before it could`() {
    var timer = IdleTimer(IdleSettings(attraction: .init(after: 10, every: 10)), at: at(0))
    #expect(advance(&timer, to: at(10)) == .showNext)
    timer.goDark()
    timer.present(at: at(11))
    #expect(advance(&timer, to: at(11)) == nil)
  }

  /// What was configured, what is from the 50th second on, and what is to be seen then.
  static let changes: [(IdleSettings, IdleSettings, PanelLight)] = [
    (IdleSettings(dimAfter: 30), IdleSettings(dimAfter: 60), .dimmed),
    (IdleSettings(dimAfter: 30), IdleSettings(), .dimmed),
    (IdleSettings(blankAfter: 30), IdleSettings(), .dark),
    (IdleSettings(blankAfter: 30), IdleSettings(dimAfter: 10, blankAfter: 99), .dark),
    (IdleSettings(blankAfter: 60), IdleSettings(blankAfter: 40), .dark),
    (IdleSettings(dimAfter: 60), IdleSettings(blankAfter: 60), .full),
    (IdleSettings(), IdleSettings(dimAfter: 49), .dimmed),
  ]

  @Test(arguments: changes)
  func `takes other settings over without waking`(
    before: IdleSettings, after: IdleSettings, light: PanelLight
  ) {
    var timer = IdleTimer(before, at: at(0))
    while timer.advance(to: at(50)) != nil {}
    timer.settings = after
    while timer.advance(to: at(50)) != nil {}
    #expect(timer.light == light)
  }

  @Test func `shows no more by itself once that is not configured any more`() {
    var timer = IdleTimer(IdleSettings(attraction: .init(after: 10, every: 10)), at: at(0))
    #expect(advance(&timer, to: at(10)) == .showNext)
    timer.settings = IdleSettings()
    #expect(!timer.isAttracting)
    #expect(timer.nextDeadline == nil)
  }

  @Test func `counts from the moment that somebody was there, not from when it was told`() {
    var timer = IdleTimer(IdleSettings(blankAfter: 60), at: at(0))
    timer.present(at: at(20))
    timer.present(at: at(10))
    #expect(timer.nextDeadline == at(80))
  }

  @Test func `is not kept awake by a device whose clock is ahead`() {
    var timer = IdleTimer(IdleSettings(blankAfter: 60), at: at(0))
    timer.present(at: at(1_000_000))
    #expect(advance(&timer, to: at(10)) == nil)
    #expect(timer.nextDeadline == at(70))
  }
}

import Foundation
import Geometry
import Gestures
import Navigation
import Testing

/// `Documentation/StateMachines.md` is written by walking the machines, so it cannot lie.
@Suite struct `The page on state machines` {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/StateMachines.md")

  @Test func `says what the machines do`() throws {
    let walked = [Self.introduction, Self.recognizer.markdown, Self.controller.markdown]
      .joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD_STATE_TABLES"] != nil {
      try walked.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == walked, "run RECORD_STATE_TABLES=1 swift test --filter StateTable")
  }

  private static let introduction = """
    # State machines

    Written by `Tests/NavigationTests/StateTableTests.swift`, which walks every state and every event
    of the real machines, and compared with them by every test run. A cell says what is reported,
    and the state that follows; `-` where nothing happens.

    """

  // MARK: The recogniser

  private static let contact = ContactID(rawValue: 1)
  private static let other = ContactID(rawValue: 2)

  private static var recognizer: StateTable {
    let events: [(String, (inout ScreenEdgePanGestureRecognizer) -> GestureEvent?)] = [
      ("moves 5 points", { move(&$0, 990, 300, gate: true) }),
      ("moves inward past 10 points, gate open", { move(&$0, 900, 300, gate: true) }),
      ("the same, gate closed", { move(&$0, 900, 300, gate: false) }),
      ("moves along the edge", { move(&$0, 990, 360, gate: true) }),
      ("lifts", { $0.lifted(contact, at: Point(x: 985, y: 300), time: .zero) }),
      ("is lost", { $0.lost(contact, because: .lost, time: .zero) }),
      ("another finger lands", { $0.otherLanded(time: .zero) }),
      ("another finger moves", { event($0.moved(other, to: .zero, time: .zero)) }),
      ("a second has passed", { $0.deadlinePassed() }),
      ("the application cancels", { $0.cancel(at: .zero) }),
    ]
    var table = StateTable(
      title: "Screen edge pan recognizer", events: events.map(\.0))
    for state in ScreenEdgePanGestureRecognizer.State.allCases {
      table.rows.append(
        (
          "\(state)",
          events.map { _, happen in
            var recognizer = recognizer(in: state)
            let said = happen(&recognizer).map { words($0.state) }
            return cell(said, from: "\(state)", to: "\(recognizer.state)")
          }
        ))
    }
    return table
  }

  private static func recognizer(
    in state: ScreenEdgePanGestureRecognizer.State
  ) -> ScreenEdgePanGestureRecognizer {
    var recognizer = ScreenEdgePanGestureRecognizer(
      scale: PointScale(size: PixelSize(width: 1000, height: 600), physicalSize: nil))
    if state == .idle { return recognizer }
    recognizer.landed(contact, at: Point(x: 995, y: 300), from: .right, time: .zero)
    // The first move never decides.
    _ = recognizer.moved(contact, to: Point(x: 992, y: 300), time: .zero)
    if state == .tracking { _ = move(&recognizer, 900, 300, gate: true) }
    return recognizer
  }

  private static func move(
    _ recognizer: inout ScreenEdgePanGestureRecognizer, _ x: Double, _ y: Double, gate: Bool
  ) -> GestureEvent? {
    let outcome = recognizer.moved(contact, to: Point(x: x, y: y), time: .zero)
    if case .asksToBegin = outcome { return recognizer.answer(begin: gate, at: .zero) }
    return event(outcome)
  }

  private static func event(_ outcome: ScreenEdgePanGestureRecognizer.Outcome) -> GestureEvent? {
    if case .event(let event) = outcome { return event }
    return nil
  }

  private static func words(_ state: GestureEvent.State) -> String {
    if case .failed(let reason) = state { return "failed (\(reason.rawValue))" }
    return "\(state)"
  }

  // MARK: The controller

  /// Stacks of two screens, a and b, of which b is on top unless it was popped; c is b's destination.
  private static let states: [(String, @Sendable (Stage) -> Void)] = [
    ("at rest", { _ in }),
    ("a finger may swipe", { $0.down(5) }),
    ("dragging a pop of b", { $0.dragPop(to: 0.3) }),
    ("dragging it past half", { $0.dragPop(to: 0.7) }),
    ("settling to its end", { $0.dragPop(to: 0.7).up() }),
    ("settling back", { $0.dragPop(to: 0.3).up() }),
    (
      "popping b by time",
      { stage in
        stage.controller.popScreen(at: stage.now)
        stage.wait(30)
      }
    ),
    (
      "a second transition beside it",
      { stage in
        stage.controller.popScreen(at: stage.now)
        stage.wait(30)
        stage.controller.pushScreen(Screen(name: "x"), at: stage.now)
        stage.wait(30)
      }
    ),
  ]

  private static let events: [(String, @Sendable (Stage) -> Void)] = [
    ("the finger lifts", { $0.up() }),
    ("the finger is lost", { $0.lose() }),
    ("a second finger lands at an edge", { $0.down(995, finger: 1) }),
    (
      "another finger swipes from the left",
      { $0.down(5, finger: 2).glide(to: 300, over: 30, finger: 2) }
    ),
    (
      "another finger swipes from the right",
      { $0.down(995, finger: 2).glide(to: 700, over: 30, finger: 2) }
    ),
    ("push of c", { $0.controller.pushScreen($0.screen("c"), at: $0.now) }),
    ("pop", { $0.controller.popScreen(at: $0.now) }),
    ("the right arrow is pressed", { $0.press(.right) }),
    ("Escape is pressed", { $0.press(.escape) }),
    ("0.4 s pass", { $0.wait(400) }),
    ("another stack", { $0.controller.setStack([Screen(name: "y")], at: $0.now) }),
  ]

  private static var controller: StateTable {
    var table = StateTable(
      title: "Interactive push navigation controller", events: events.map(\.0))
    for (name, prepare) in states {
      table.rows.append(
        (
          name,
          events.map { _, happen in
            let stage = Stage(depth: 2)
            prepare(stage)
            stage.diary.removeAll()
            let before = stage.summary
            happen(stage)
            let said = stage.diary.map { $0.split(separator: "[")[0] }.joined(separator: ", ")
            return cell(said.isEmpty ? nil : said, from: before, to: stage.summary)
          }
        ))
    }
    return table
  }

  private static func cell(_ said: String?, from before: String, to after: String) -> String {
    switch (said, before == after) {
    case (nil, true): "-"
    case (nil, false): "→ \(after)"
    case (let said?, true): said
    case (let said?, false): "\(said) → \(after)"
    }
  }
}

extension Stage {
  /// The stack and what moves, in words.
  fileprivate var summary: String {
    let motion: String =
      if controller.percentDrivenInteractiveTransition != nil {
        controller.isAnimating ? "dragging beside a settle" : "dragging"
      } else if controller.isAnimating {
        layers.split(separator: " ").count > 2 ? "two under way" : "settling"
      } else {
        "at rest"
      }
    return "\(stack), \(motion)"
  }
}

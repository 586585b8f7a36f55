import LinuxIO
import Testing

@testable import KioskRuntime

@Suite struct `What a client and the kiosk are about` {
  private typealias Row = (
    state: ControlSessionState, outputs: Bool, requests: Bool, over: Bool,
    next: ControlSessionState.Step
  )

  private let rows: [Row] = [
    // It is listened to once it has taken its answer, and looked at again at once if it sent more.
    (.asking, false, false, false, .wait(for: .readable)),
    (.asking, true, false, false, .wait(for: .writable)),
    (.asking, false, true, false, .wait(for: .writable)),
    (.asking, true, true, false, .wait(for: .writable)),
    // Who has said all it has to say gets all answers.
    (.asking, true, false, true, .wait(for: .writable)),
    (.asking, false, true, true, .wait(for: .writable)),
    (.asking, false, false, true, .close),
    // Until its answer is made, it is not listened to.
    (.waiting, false, true, false, .wait(for: [])),
    (.waiting, true, false, false, .wait(for: .writable)),
    (.waiting, false, false, true, .wait(for: [])),
    (.ending, false, true, false, .wait(for: [])),
    (.ending, true, false, false, .wait(for: .writable)),
    (.ending, false, false, true, .wait(for: [])),
    // Who watches ends that by saying anything, or nothing more.
    (.watching, false, false, false, .wait(for: .readable)),
    (.watching, true, false, false, .wait(for: [.readable, .writable])),
    (.watching, true, false, true, .close),
    // Who is sent away may take the reason yet.
    (.leaving, true, true, false, .wait(for: .writable)),
    (.leaving, false, true, false, .close),
    (.closed, true, true, true, .wait(for: [])),
  ]

  @Test func `says what comes next`() {
    for row in rows {
      let next = row.state.step(
        hasOutput: row.outputs, hasRequests: row.requests, isInputOver: row.over)
      #expect(next == row.next, "\(row)")
    }
  }

  @Test func `says when requests are looked at`() {
    let states: [ControlSessionState] = [
      .asking, .waiting, .watching, .ending, .leaving, .closed,
    ]
    #expect(states.map(\.takesRequests) == [true, false, false, false, false, false])
  }

  @Test func `says who could be sent away`() {
    let states: [ControlSessionState] = [.asking, .waiting, .watching, .ending, .leaving]
    #expect(
      states.map { $0.occupation(hasOutput: false) } == [.idle, .busy, .staying, .busy, .busy])
    #expect(ControlSessionState.asking.occupation(hasOutput: true) == .busy)
  }
}

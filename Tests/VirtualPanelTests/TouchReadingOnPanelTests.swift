import Testing

/// What only a real kernel's event queue does to a reader of touchscreens.
///
/// The display does not matter here, so there is one.
@Suite(.serialized, .virtualPanels)
struct `A kiosk that reads a kernel's touchscreen` {
  private let kiosk = KioskSetup.plain(on: .virtioGPU)

  private func startedPanel() async throws -> VirtualPanel {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.start(kiosk)
    return panel
  }

  @Test func `loses a finger when events are dropped, and takes the next one`() async throws {
    let panel = try await startedPanel()
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)

    // The kernel keeps some hundred events for a reader that is away.
    try await panel.signalKiosk("STOP")
    try await panel.play((0..<1000).map { "move 0 \(2000 + $0 % 2 * 10) 1600" })
    try await panel.signalKiosk("CONT")
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)

    try await panel.play(["up 0"])
    let next = Drag.fromRight(200)
    try await panel.play(next.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: next), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `takes a finger that replaces another in its slot for a lift`() async throws {
    let panel = try await startedPanel()
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)
    try await panel.play(["wait 500", "down 0 3200 2400"])
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await panel.play(["up 0"])
  }

  @Test func `leaves alone a finger that lay on the glass before it started`() async throws {
    let panel = try await startedPanel()
    _ = try await panel.endKiosk(by: "TERM")
    let push = Drag.fromRight(400).script(for: kiosk)
    try await panel.play(Array(push.prefix(1)))
    try await panel.startKiosk()
    try await panel.waitUntilKioskListens()
    try await panel.play(push.dropFirst() + Drag.restAndLift)

    // Had it been a swipe, this one would start from the menu.
    let next = Drag.fromRight(200)
    try await panel.play(next.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: next), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }
}

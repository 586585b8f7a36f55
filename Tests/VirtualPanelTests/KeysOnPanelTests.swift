import Testing

/// Keys, from the kernel's keyboards to the picture on the kernel's display.
///
/// The display does not matter here, so there is one.
@Suite(.serialized, .virtualPanels)
struct `A kiosk with keys` {
  private let kiosk = KioskSetup.plain(on: .virtioGPU)

  private func startedPanel() async throws -> VirtualPanel {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.start(kiosk)
    return panel
  }

  @Test func `pushes and pops by the machine's own keyboard`() async throws {
    let panel = try await startedPanel()
    try await panel.press("right")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await panel.press("right")
    try await panel.expect(kiosk.rest(on: .detail), of: kiosk)
    try await panel.press("left")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await panel.press("right")
    try await panel.expect(kiosk.rest(on: .detail), of: kiosk)
    try await panel.press("home")
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)

    // Touch goes on beside it.
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await panel.press("esc")
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `lets go of the keyboard when it is to have no keys, and takes it again`()
    async throws
  {
    let panel = try await startedPanel()
    try await panel.waitUntilKeyboard(isOpen: true)
    try await panel.configure(kiosk.configuration + "accessibility: {keys: false}\n")
    try await panel.waitUntilKeyboard(isOpen: false)
    try await panel.configure(kiosk.configuration)
    try await panel.waitUntilKeyboard(isOpen: true)
    // Nobody else gets what is typed.
    let grab = try await panel.answer(
      toUser: "timeout 5 kiosk-navigator run --display headless --config /run/kiosk.yaml")
    #expect(grab.output.contains("keys: could not have the events of"))
  }

  @Test func `takes a box with one button that is plugged in while it runs`() async throws {
    let panel = try await startedPanel()
    try await panel.plug(ButtonBox.recordingPath(of: .press))
    try await panel.waitUntilKioskListens()
    try await panel.play(["play \(ButtonBox.recordingPath(of: .press))"])
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)

    // Pulled out with the button down, it has done what it did, and no more.
    try await panel.play(["play \(ButtonBox.recordingPath(of: .hold))"])
    try await panel.expect(kiosk.rest(on: .detail), of: kiosk)
    try await panel.play(["unplug"])
    try await panel.press("left")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test func `leaves alone a key that was down before it started`() async throws {
    let panel = try await startedPanel()
    try await panel.plug(ButtonBox.recordingPath(of: .press))
    _ = try await panel.endKiosk(by: "TERM")
    try await panel.play(["play \(ButtonBox.recordingPath(of: .hold))"])
    try await panel.startKiosk()
    try await panel.waitUntilKioskListens()
    try await panel.play(["play \(ButtonBox.recordingPath(of: .release))"])

    // Had that been a press, this one would lead beyond the menu.
    try await panel.play(["play \(ButtonBox.recordingPath(of: .press))"])
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }
}

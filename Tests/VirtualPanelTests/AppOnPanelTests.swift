import Testing

/// A program of views on the kernel's display: what it shows there is what its replay shows, to the
/// pixel.
@Suite(.serialized, .virtualPanels)
struct `A program of views on a panel` {
  @Test(arguments: [false, true])
  func `pushes its second view by a swipe and pops it by another`(isTurned: Bool) async throws {
    let kiosk = KioskSetup(driver: .virtioGPU, isTurned: isTurned)
    let replayed = try ReplayedApp("TwoViews", on: kiosk)
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.start(program: "TwoViews", configuration: kiosk.panelConfiguration)
    try await panel.expect(replayed.first, of: kiosk)

    try await panel.play(Drag.fromRight(400).script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(replayed.last, of: kiosk)
    try await panel.play(Drag.fromLeft(400).script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(replayed.first, of: kiosk)
    #expect(try await panel.endKiosk(by: "TERM") == 0)
  }
}

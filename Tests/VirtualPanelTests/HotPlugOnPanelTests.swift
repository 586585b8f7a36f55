import Testing

/// Monitors and cards that come and go, each with the kernel's own event.
@Suite(.serialized, .virtualPanels)
struct `A display that comes and goes` {
  private let kiosk = KioskSetup.plain(on: .virtioGPU)

  @Test func `is shown on when it is plugged in after the start`() async throws {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.unplugMonitor()
    try await panel.plugTouchscreen()
    try await panel.configure(kiosk.configuration)
    try await panel.startKiosk()
    try await panel.waitUntilKioskListens()
    try await panel.plugMonitor()
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }
}

import Testing

/// Sleep and suspend, on the kernel's own display and clocks.
@Suite(.serialized, .virtualPanels)
struct `A panel that sleeps` {
  private let kiosk = KioskSetup.plain(on: .virtioGPU)
  private let push = Drag.fromRight(400)

  /// A panel that shows home, and goes dark after eight seconds.
  private func sleepingPanel(mode: String, on kiosk: KioskSetup) async throws -> VirtualPanel {
    let panel = try await VirtualPanels.current.panel(kiosk.driver)
    try await panel.start(kiosk)
    try await panel.configure(kiosk.configuration + "idle: {blankAfter: 8, mode: \(mode)}\n")
    return panel
  }

  @Test(arguments: ["black", "backlight"])
  func `goes dark, and the swipe that wakes it does nothing else`(mode: String) async throws {
    let panel = try await sleepingPanel(mode: mode, on: kiosk)
    try await panel.expect(.black(size: kiosk.size), of: kiosk)
    try await panel.play(push.script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
    // What lands sooner than this after the waking finger has lifted is swallowed with it.
    try await panel.play(["wait 300"] + push.script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test func `is turned off, and lit by a key that does nothing else`() async throws {
    let panel = try await sleepingPanel(mode: "dpms", on: kiosk)
    try await panel.wait(until: "grep -q '[^_]active=0' /sys/kernel/debug/dri/0/state")
    try await panel.press("right")
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await panel.wait(until: "grep -q '[^_]active=1' /sys/kernel/debug/dri/0/state")
    try await panel.press("right")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test func `is awake and shows everything anew after the machine was suspended`() async throws {
    // The virtual card of virtio does not come back from this; vkms needs no hardware.
    let kiosk = KioskSetup.plain(on: .vkms)
    let panel = try await sleepingPanel(mode: "black", on: kiosk)
    try await panel.expect(.black(size: kiosk.size), of: kiosk)
    // All but the processor itself goes down and up again, after five seconds.
    try await panel.run(
      "echo deep >/sys/power/mem_sleep; echo core >/sys/power/pm_test; echo mem >/sys/power/state")
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await panel.play(push.script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }
}

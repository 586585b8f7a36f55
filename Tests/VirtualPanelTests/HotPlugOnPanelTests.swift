import Foundation
import Geometry
import Testing

/// Monitors and cards that come and go, each with the kernel's own event.
@Suite(.serialized, .virtualPanels)
struct `A display that comes and goes` {
  private let kiosk = KioskSetup.plain(on: .virtioGPU)

  /// A kiosk at rest on its second screen, with a monitor of the usual size.
  private func startedPanel() async throws -> VirtualPanel {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.plugMonitor()
    try await panel.start(kiosk)
    try await panel.play(Drag.fromRight(400).script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    return panel
  }

  private func expectSwipe(on panel: VirtualPanel) async throws {
    try await panel.play(Drag.fromLeft(400).script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  /// How often the kiosk has said so.
  private func count(_ words: String, on panel: VirtualPanel) async throws -> String {
    try await panel.run("grep -c '\(words)' /run/kiosk.log || true")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `is shown on when it is plugged in after the start`() async throws {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.unplugMonitor()
    try await panel.start(program: "kiosk-navigator", configuration: kiosk.configuration)
    try await panel.plugMonitor()
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
    #expect(try await count("nothing is plugged into Virtual-1", on: panel) == "1")
  }

  @Test func `has its CRTC switched off while it is unplugged, and the same screen afterwards`()
    async throws
  {
    let panel = try await startedPanel()
    // The one CRTC of the card.
    let isActive = "grep -q active=1 /sys/kernel/debug/dri/*/state"
    try await panel.run(isActive)
    for _ in 0..<2 {
      try await panel.unplugMonitor()
      try await panel.wait(until: "! \(isActive)")
      // Were the card closed, the console would light what is plugged in next.
      try await panel.run("ls -l /proc/$kiosk/fd | grep -q /dev/dri/card")
      try await panel.plugMonitor()
      try await panel.wait(until: isActive)
      try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    }
    try await expectSwipe(on: panel)
    #expect(try await count("no display: nothing is plugged into Virtual-1", on: panel) == "2")
  }

  @Test func `is followed on a machine without udev, too`() async throws {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.run("mv /run/udev/control /run/udev/hidden")
    _ = try await startedPanel()
    // The running kiosk listens to whom it found at its start.
    try await panel.run("mv /run/udev/hidden /run/udev/control")
    try await panel.unplugMonitor()
    try await panel.wait(until: "grep -q 'no display: nothing is plugged' /run/kiosk.log")
    try await panel.plugMonitor()
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test func `is set up anew where it was unplugged for a moment only`() async throws {
    let panel = try await startedPanel()
    try await panel.jerkMonitor()
    try await panel.wait(until: "grep -q 'a plug was moved' /run/kiosk.log")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await expectSwipe(on: panel)
    #expect(try await count("no display", on: panel) == "0")
  }

  @Test func `is driven as another one prefers that takes its place`() async throws {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.plugMonitor()
    try await panel.start(
      program: "kiosk-navigator",
      configuration: "root: home\nscreens: {home: {color: \"#204060\"}}\n")
    for size in [PixelSize(width: 1024, height: 600), VirtualPanel.size] {
      try await panel.plugMonitor(size)
      let picture = Pixmap(size: size) { _, _ in (0x20, 0x40, 0x60) }
      try await panel.expect(picture, of: kiosk)
    }
  }

  @Test func `is missed at once when its card goes, and found on the card that comes back`()
    async throws
  {
    let panel = try await startedPanel()
    for round in 1...2 {
      try await panel.removeCard()
      // Nobody touches it: only the kernel's event tells.
      try await panel.wait(until: "grep -c 'display lost' /run/kiosk.log | grep -qx \(round)")
      try await panel.returnCard()
      try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    }
    try await expectSwipe(on: panel)
  }
}

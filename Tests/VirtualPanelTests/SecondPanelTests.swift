import Foundation
import Testing

/// One card of a real kernel with two panels, each with a root and a touchscreen of its own.
@Suite(.serialized, .virtualPanels)
struct `Two panels of one card` {
  private let kiosk = KioskSetup.plain(on: .virtioGPUOfTwo)

  /// A kiosk at rest, on `home` on the first panel and on `menu` on the second.
  private func startedPanel() async throws -> VirtualPanel {
    let panel = try await VirtualPanels.current.panel(.virtioGPUOfTwo)
    for output in 0..<2 { try await panel.plugMonitor(into: output) }
    try await panel.plugTouchscreen(.tenthsOfSecond, at: 1)
    try await panel.start(
      program: "kiosk-navigator",
      configuration: kiosk.configuration(of: [
        ("Virtual-1", .home, .tenthsOfPixels), ("Virtual-2", .menu, .tenthsOfSecond),
      ]))
    try await expect(kiosk.rest(on: .home), kiosk.rest(on: .menu), on: panel)
    return panel
  }

  /// Waits until both panels show exactly these pictures.
  private func expect(_ first: Pixmap, _ second: Pixmap, on panel: VirtualPanel) async throws {
    try await panel.expect(first, of: kiosk)
    try await panel.expect(second, of: kiosk, at: 1)
  }

  @Test func `show a root each, and slide by themselves`() async throws {
    let panel = try await startedPanel()
    let long = Drag.fromRight(400)
    let short = Drag.fromRight(240)
    try await panel.play(long.script(for: kiosk), at: 1)
    let second = kiosk.push(from: .menu, to: .detail, by: long)
    try await expect(kiosk.rest(on: .home), second, on: panel)

    // Fingers on both.
    try await panel.play(short.script(for: kiosk))
    let first = kiosk.push(from: .home, to: .menu, by: short)
    try await expect(first, second, on: panel)
    try await panel.play(Drag.restAndLift, at: 1)
    try await expect(first, kiosk.rest(on: .detail), on: panel)
    try await panel.play(Drag.restAndLift)
    try await expect(kiosk.rest(on: .home), kiosk.rest(on: .detail), on: panel)
  }

  @Test func `do not feel each other's plug, even while a finger slides`() async throws {
    let panel = try await startedPanel()
    let short = Drag.fromRight(240)
    let long = Drag.fromRight(400)
    try await panel.play(short.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: short), of: kiosk)
    try await watchSwitches(on: panel)
    try await panel.unplugMonitor(from: 1)
    try await panel.wait(until: "grep -q 'nothing is plugged into Virtual-2' /run/kiosk.log")
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: short), of: kiosk)
    try await panel.plugMonitor(into: 1)
    try await expect(
      kiosk.push(from: .home, to: .menu, by: short), kiosk.rest(on: .menu), on: panel)
    for (output, count) in [0, 2].enumerated() {
      try await panel.wait(until: "\(switches(of: output)) | grep -qx \(count)")
    }

    try await panel.play(Array(long.script(for: kiosk).dropFirst(short.script(for: kiosk).count)))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: long), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await expect(kiosk.rest(on: .menu), kiosk.rest(on: .menu), on: panel)
  }

  @Test func `are both set up anew where nothing tells whose plug was moved`() async throws {
    let panel = try await startedPanel()
    try await watchSwitches(on: panel)
    try await panel.stirMonitor(at: 1, to: 1)
    for output in 0..<2 { try await panel.wait(until: "\(switches(of: output)) | grep -qx 2") }
    try await expect(kiosk.rest(on: .home), kiosk.rest(on: .menu), on: panel)
    try await panel.play(Drag.fromRight(400).script(for: kiosk) + Drag.restAndLift)
    try await expect(kiosk.rest(on: .menu), kiosk.rest(on: .menu), on: panel)
  }

  @Test func `are not both set up anew where the kernel has seen whose plug has bounced`()
    async throws
  {
    let panel = try await startedPanel()
    try await watchSwitches(on: panel)
    // Under a finger both moves of the plug are looked at together, if the machine is not too slow.
    let drag = Drag.fromRight(240)
    try await panel.play(drag.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: drag), of: kiosk)
    // Whoever hears that a card has changed.
    try await panel.run("udevadm monitor --udev --subsystem-match=drm >/run/heard & hearing=$!")
    try await panel.wait(until: "grep -q UDEV /run/heard")
    for (count, status) in ["off", "detect"].enumerated() {
      try await panel.run("echo \(status) >/sys/class/drm/card0-Virtual-2/status")
      try await panel.stirMonitor(at: 1, to: 1 - count)
      try await panel.wait(until: "grep -c change /run/heard | grep -qx \(count + 1)")
      try await panel.waitUntilKioskListens()
    }
    try await panel.wait(until: "[ $(\(switches(of: 1))) -ge 2 ]")
    try await panel.wait(until: "\(switches(of: 0)) | grep -qx 0")
    try await panel.run("kill $hearing")
    try await expect(
      kiosk.push(from: .home, to: .menu, by: drag), kiosk.rest(on: .menu), on: panel)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  /// Has the kernel note each time that a panel is turned on or off, from now on.
  private func watchSwitches(on panel: VirtualPanel) async throws {
    try await panel.run("echo 0x10 >/sys/module/drm/parameters/debug; dmesg -c >/dev/null")
  }

  /// A line of shell that prints how often a panel was turned on or off since that is noted.
  private func switches(of output: Int) -> String {
    "dmesg | grep -c 'abling .CRTC:.*:crtc-\(output)]'"
  }
}

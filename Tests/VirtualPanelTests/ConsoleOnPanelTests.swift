import Testing

/// Consoles, switched by the kernel's own means while the kiosk has one of them.
///
/// How a driver lets go of a display does not matter here, so there is one.
@Suite(.serialized, .virtualPanels)
struct `A kiosk on a console` {
  private let kiosk = KioskSetup.plain(on: .virtioGPU)

  private func startedPanel(switching: String? = nil) async throws -> VirtualPanel {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.run("chvt 1")
    try await panel.start(kiosk)
    if let switching {
      try await panel.configure(kiosk.configuration + "console: {switching: \(switching)}\n")
      try await panel.wait(until: "grep -q 'configuration was read again' /run/kiosk.log")
    }
    return panel
  }

  /// Empties the second console, so that nothing of it but black is seen, and switches there.
  private func switchAway(on panel: VirtualPanel) async throws {
    try await panel.run("printf '\\033[H\\033[2J\\033[?25l' >/dev/tty2; chvt 2")
    try await expectConsole(2, on: panel)
    try await panel.wait(until: "grep -q 'switched away' /run/kiosk.log")
  }

  private func expectConsole(_ number: Int, on panel: VirtualPanel) async throws {
    try await panel.wait(until: "grep -q '^tty\(number)$' /sys/class/tty/tty0/active")
  }

  /// Pushes from the root and goes back, with a hand that finds nothing unusual.
  private func expectSwipe(on panel: VirtualPanel) async throws {
    try await panel.waitUntilKioskListens()
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  /// Whether what is typed into the first console interrupts, and is echoed.
  private func typing(on panel: VirtualPanel) async throws -> String {
    try await panel.run("stty -a </dev/tty1 | tr ' ;' '\\n\\n' | grep -xE -e '-?(isig|echo)'")
  }

  @Test func `is switched away with a finger on it, and comes back without the drag`() async throws
  {
    let panel = try await startedPanel()
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)

    try await switchAway(on: panel)
    try await panel.expect(.black(size: VirtualPanel.size), of: kiosk)
    // Touchscreen and keys are free for whoever is seen now.
    let other = try await panel.answer(
      toUser: "timeout 5 kiosk-navigator run --display headless --config /run/kiosk.yaml")
    #expect(other.output.contains("touchscreen: "))
    #expect(other.output.contains("keys: "))
    #expect(!other.output.contains("could not have the events"))

    try await panel.run("chvt 1")
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await panel.waitUntilKioskListens()
    // The finger that lay there all the time is nobody's.
    try await panel.play(["move 0 1000 1600", "wait 100", "up 0"])
    try await expectSwipe(on: panel)
    #expect(try await panel.answer(toRoot: "grep -q 'display lost' /run/kiosk.log").status != 0)
  }

  @Test func `is not switched away where that is locked`() async throws {
    let panel = try await startedPanel(switching: "locked")
    // It waits for a switch that does not come.
    #expect(try await panel.answer(toRoot: "timeout 2 chvt 2").status != 0)
    try await panel.wait(until: "grep -q 'was refused' /run/kiosk.log")
    try await expectConsole(1, on: panel)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await expectSwipe(on: panel)
  }

  @Test func `is left by no key unless keys are to`() async throws {
    let panel = try await startedPanel()
    try await panel.waitUntilKeyboard(isOpen: true)
    for keys in ["ctrl-alt-f2", "alt-f2", "alt-right", "ctrl-alt-delete", "ctrl-c", "ctrl-z"] {
      try await panel.press(keys)
    }
    // Keys are read in order: once this one has acted, the others have not.
    try await panel.press("home")
    try await panel.press("right")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await expectConsole(1, on: panel)

    try await panel.configure(kiosk.configuration + "console: {switching: keys}\n")
    try await panel.wait(until: "grep -q 'configuration was read again' /run/kiosk.log")
    try await panel.press("ctrl-alt-f2")
    try await expectConsole(2, on: panel)
    try await panel.run("chvt 1")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test func `waits for its console where it is started behind another`() async throws {
    let panel = try await startedPanel()
    _ = try await panel.endKiosk(by: "TERM")
    try await panel.run("chvt 2")
    try await panel.startKiosk()
    try await panel.wait(until: "grep -q 'another console has the panel' /run/kiosk.log")
    // To open the card would be to take the panel from the other console.
    #expect(try await panel.answer(toRoot: "ls -l /proc/$kiosk/fd | grep /dev/dri").status != 0)
    try await panel.run("chvt 1")
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await expectSwipe(on: panel)
  }

  @Test func `gives its console back when it crashes`() async throws {
    let panel = try await startedPanel()
    // Somebody who keeps the terminal open: the kernel resets one that nobody has.
    try await panel.run("exec 7<>/dev/tty1")
    #expect(try await typing(on: panel) == "-isig\n-echo\n")
    // 128 and the signal's number: its end is told as ever.
    #expect(try await panel.endKiosk(by: "SEGV") == 128 + 11)
    #expect(try await typing(on: panel) == "isig\necho\n")
    try await panel.run("exec 7<&-")
    // What is typed arrives again.
    try await panel.run("(timeout 20 head -n 1 </dev/tty1 >/run/typed) &")
    try await panel.wait(until: "ls -l /proc/[0-9]*/fd 2>/dev/null | grep -q '/dev/tty1$'")
    for key in ["k", "ret"] { try await panel.press(key) }
    try await panel.wait(until: "grep -q '^k$' /run/typed")
    // In graphics mode, and with nobody to ask, the kernel would not switch.
    try await panel.run("timeout 5 chvt 2")
    try await expectConsole(2, on: panel)
  }
}

/// Somebody who logs in at the second console of the service's machine, and starts a kiosk by hand.
///
/// He may open no touchscreen and no keyboard himself: a seat manager lends them.
struct Visitor {
  /// Who lends devices.
  enum SeatManager: String, CaseIterable {
    case logind, seatd
  }

  /// His kiosk is the service's with another root.
  static let root = TestScreen.menu

  private static let home = "/home/visitor"

  let service: InstalledService

  /// Switches to the console and logs in there.
  func logIn() async throws {
    try await showConsole(2)
    try await expectText("login:")
    try await type("visitor")
    try await expectText("visitor@")
  }

  /// Logs out, leaves nothing behind, and has the service seen again.
  func logOut() async throws {
    try await type("exit")
    // The shell writes down what was typed when it ends.
    try await service.panel.wait(until: "[ -e \(Self.home)/.bash_history ]")
    try await service.panel.run(
      "cd \(Self.home) && rm .bash_history kiosk.yaml log process; cd /")
    try await showConsole(1)
  }

  /// Starts the kiosk from the shell, and waits until it reads the touchscreen.
  func startKiosk(on manager: SeatManager) async throws {
    let kiosk = InstalledService.kiosk
    let configuration = kiosk.configuration
      .replacing("root: home", with: "root: \(Self.root.rawValue)")
      .replacing("\n", with: "\\n")
    try await service.panel.run(
      "printf '\(configuration)' >\(Self.home)/kiosk.yaml; "
        + "systemctl \(manager == .seatd ? "start" : "stop") seatd")
    try await type("sh start")
    try await expectKiosk()
    try await service.panel.run("grep -q 'on seat0 of a seat manager' \(Self.home)/log")
  }

  /// Waits until his kiosk is seen and reads the touchscreen.
  func expectKiosk() async throws {
    let kiosk = InstalledService.kiosk
    try await service.panel.expect(kiosk.rest(on: Self.root), of: kiosk)
    try await service.panel.run("kiosk=$(cat \(Self.home)/process)")
    try await service.panel.waitUntilKioskListens()
  }

  /// Ends the kiosk as Control and C at another terminal would, and waits for the shell's prompt.
  ///
  /// - Returns: What it has complained of.
  func endKiosk() async throws -> String {
    try await service.panel.run("kill -INT $kiosk")
    try await expectText("visitor@")
    let kiosk = InstalledService.kiosk
    let deadline = Deadline.seconds(20)
    var shown = try await service.panel.screenshot()
    while shown == kiosk.rest(on: Self.root) || shown.isBlank {
      if deadline.hasPassed { throw PanelFailure("the console's text is not seen \(deadline)") }
      shown = try await service.panel.screenshot()
    }
    return try await service.panel.run("grep 'could not' \(Self.home)/log; :")
  }

  /// Switches to a console, as `chvt` does, and waits until it is seen.
  func showConsole(_ number: Int) async throws {
    try await service.panel.run("timeout 20 chvt \(number) && [ $(fgconsole) = \(number) ]")
  }

  private func type(_ line: String) async throws {
    let names: [Character: String] = [" ": "spc", ".": "dot"]
    for character in line { try await service.pressAndWait(names[character] ?? "\(character)") }
    try await service.pressAndWait("ret")
  }

  private func expectText(_ text: String) async throws {
    try await service.panel.wait(until: "grep -q '\(text)' /dev/vcs2")
  }
}

import Geometry

/// The kiosk as a deployer has it: installed on Debian, started and watched by systemd.
actor InstalledService {
  /// How it is configured when the machine boots.
  static let kiosk = KioskSetup.plain(on: .virtioGPU)

  private static let settings = "/run/systemd/system/kiosk-navigator.service.d"

  /// What the machine was like when it had booted, before any test touched it.
  struct Boot {
    var service: ServiceState
    var loginPrompt: String
    var picture: Pixmap
  }

  /// The panel that it runs on, for hands and eyes.
  let panel: VirtualPanel
  /// The machine after its boot.
  let boot: Boot

  /// Waits until the machine has booted.
  init(on panel: VirtualPanel) async throws {
    self.panel = panel
    // Its status is that of the whole machine, in which the kiosk is one of many.
    _ = try await panel.answer(toRoot: "systemctl is-system-running --wait")
    boot = Boot(
      service: try await Self.state(on: panel),
      loginPrompt: try await Self.loginPrompt(on: panel),
      picture: try await panel.screenshot())
  }

  // MARK: What systemd does

  /// Starts the service anew as it was at boot, with a touchscreen plugged in before.
  ///
  /// - Parameter settings: Lines that a deployer adds to the unit's `[Service]`.
  func start(with settings: String = "") async throws {
    try await panel.plugTouchscreen()
    try await panel.configure(Self.kiosk.configuration)
    try await panel.run(
      "mkdir -p \(Self.settings) && printf '[Service]\\n\(settings)\\n' >\(Self.settings)/test.conf "
        + "&& systemctl daemon-reload && systemctl restart kiosk-navigator")
    try await panel.expect(Self.kiosk.rest(on: .home), of: Self.kiosk)
    try await waitUntilItListens()
  }

  /// Removes the lines that `start` has added.
  func removeSettings() async throws {
    try await panel.run("rm -rf \(Self.settings) && systemctl daemon-reload")
  }

  /// Runs a verb of systemctl on the service.
  @discardableResult
  func systemctl(_ verb: String) async throws -> GuestShell.Answer {
    try await panel.answer(toRoot: "systemctl \(verb) kiosk-navigator")
  }

  /// Waits until the touchscreen is read by the process that is the service now.
  func waitUntilItListens() async throws {
    try await panel.run("kiosk=$(systemctl show -P MainPID kiosk-navigator)")
    try await panel.waitUntilKioskListens()
  }

  // MARK: What systemd says

  /// The service as systemd sees it.
  func state() async throws -> ServiceState {
    try await Self.state(on: panel)
  }

  /// Waits until systemd sees the service in a certain state.
  func expectState(_ isExpected: (ServiceState) -> Bool) async throws {
    let deadline = Deadline.seconds(40)
    var state = try await state()
    while !isExpected(state) {
      if deadline.hasPassed { throw PanelFailure("the service is still \(state) \(deadline)") }
      state = try await self.state()
    }
  }

  /// Waits until `systemctl status` contains some text.
  ///
  /// It tells of one start of the service only, and one that fails is soon followed by the next.
  func expectReport(containing text: String) async throws {
    let deadline = Deadline.seconds(40)
    var report = try await systemctl("status --full --no-pager").output
    while !report.contains(text) {
      if deadline.hasPassed { throw PanelFailure("the status is still \(report) \(deadline)") }
      report = try await systemctl("status --full --no-pager").output
    }
  }

  /// What the running service has complained of, and systemd of it.
  func warnings() async throws -> String {
    try await panel.run(
      "i=$(systemctl show -P InvocationID kiosk-navigator); journalctl --sync; journalctl --quiet "
        + "-o cat -p warning INVOCATION_ID=$i + _SYSTEMD_INVOCATION_ID=$i")
  }

  /// Whether systemd runs the login prompt of the kiosk's console.
  func loginPrompt() async throws -> String {
    try await Self.loginPrompt(on: panel)
  }

  /// The console's mode: 0 for text, 1 for graphics (KDGETMODE).
  func consoleMode() async throws -> String {
    try await panel.run(
      #"perl -e 'open(T, "/dev/tty1"); $m = pack("l", 9); ioctl(T, 0x4B3B, $m); "#
        + #"print unpack("l", $m)'"#)
  }

  /// How the console's keyboard is read: 1 for characters, 4 for not at all (KDGKBMODE).
  func keyboardMode() async throws -> String {
    try await panel.run(
      #"perl -e 'open(T, "/dev/tty1"); $m = pack("l", 9); ioctl(T, 0x4B44, $m); "#
        + #"print unpack("l", $m)'"#)
  }

  // MARK: What the kernel does

  /// Presses keys of the machine's keyboard together, and waits until the kernel has taken them in.
  func pressAndWait(_ keys: String) async throws {
    // Each key interrupts twice at least, when it is pressed and when it is let go; on whichever
    // processor.
    let count = #"awk '/i8042/ && $1 == "1:" {n = $2 + $3; print n}' /proc/interrupts"#
    let before = try await panel.run(count).filter(\.isNumber)
    try await panel.press(keys)
    let interrupts = 2 * keys.split(separator: "-").count
    try await panel.wait(until: "test $(\(count)) -ge $((\(before) + \(interrupts)))")
  }

  /// Presses keys of a keyboard at the USB port together, and waits until the kernel has taken them in.
  ///
  /// QEMU's has room for sixteen events, and forgets what is more.
  func pressOnUSBKeyboardAndWait(_ keys: String) async throws {
    // Reports that the kernel has asked for, which it does once it has the one before.
    let count = "cat /sys/bus/hid/devices/*/../../urbnum"
    let before = try await panel.run(count).filter(\.isNumber)
    try await panel.press(keys)
    // A report each when it is pressed and when it is let go of; two for keys with a prefix.
    let reports = keys.split(separator: "-").reduce(0) { sum, key in
      sum + (["delete", "home", "right"].contains(key) ? 4 : 2)
    }
    try await panel.wait(until: "test $(\(count)) -ge $((\(before) + \(reports)))")
  }

  /// What the kernel has said since its messages were cleared.
  func kernelMessages() async throws -> String {
    try await panel.run("dmesg")
  }

  /// Asks the kernel to show another console (VT_ACTIVATE), as `chvt` does.
  func switchConsole(to number: Int) async throws {
    try await panel.run(
      #"perl -e 'open(T, "+<", "/dev/tty0") or die; ioctl(T, 0x5606, \#(number)) or die'"#)
  }

  private static func state(on panel: VirtualPanel) async throws -> ServiceState {
    ServiceState(
      properties: try await panel.run(
        "systemctl show -p \(ServiceState.properties) kiosk-navigator"))
  }

  private static func loginPrompt(on panel: VirtualPanel) async throws -> String {
    try await panel.answer(toRoot: "systemctl is-active getty@tty1").output
  }
}

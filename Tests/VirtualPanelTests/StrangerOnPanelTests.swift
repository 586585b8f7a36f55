import Testing

/// What somebody who stands before the panel, with a keyboard in the bag, does not get:
/// Documentation/Guide/Security.md.
@Suite(.serialized, .virtualPanels)
struct `A stranger at the panel` {
  private let kiosk = InstalledService.kiosk
  private static let withoutKeys = "accessibility: {keys: false}\n"

  private func startedService(_ settings: String = "") async throws -> InstalledService {
    let service = try await VirtualPanels.current.installedService()
    try await service.start()
    if !settings.isEmpty {
      try await service.panel.configure(kiosk.configuration + settings)
      try await service.panel.waitUntilKeyboard(isOpen: false)
    } else {
      try await service.panel.waitUntilKeyboard(isOpen: true)
    }
    return service
  }

  @Test(arguments: ["", withoutKeys])
  func `cannot go to another console by Ctrl, Alt and a function key`(settings: String) async throws
  {
    let service = try await startedService(settings)
    for key in ["ctrl-alt-f2", "alt-right"] {
      try await service.pressAndWait(key)
      #expect(try await service.panel.run("cat /sys/class/tty/tty0/active") == "tty1\n")
    }
    try await service.panel.press("home")
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    #expect(try await service.consoleMode() == "1")
  }

  @Test(arguments: ["", withoutKeys])
  func `cannot restart the machine by Ctrl, Alt and Delete`(settings: String) async throws {
    let service = try await startedService(settings)
    try await service.pressAndWait("ctrl-alt-delete")
    let state = try await service.panel.answer(toRoot: "systemctl is-system-running").output
    #expect(state == "running\n" || state == "degraded\n")
    #expect(try await service.state().activity == "active")
  }

  @Test func `types nothing into the console behind`() async throws {
    let service = try await startedService(Self.withoutKeys)
    // K_OFF: the kernel makes no characters of keys.
    #expect(try await service.keyboardMode() == "4")
    try await service.panel.run("systemctl kill -s KILL kiosk-navigator")
    try await service.expectState { $0.restarts == 1 && $0.activity == "active" }
    #expect(try await service.keyboardMode() == "4")
  }

  @Test func `does not reach the kernel by SysRq on a keyboard that the kiosk reads`() async throws
  {
    let service = try await startedService()
    try await service.panel.run("echo 1 >/proc/sys/kernel/sysrq && dmesg --clear")
    try await service.pressAndWait("alt-sysrq-h")
    #expect(try await service.kernelMessages().contains("HELP") == false)
  }

  @Test func `reaches the kernel by SysRq on another keyboard, unless the deployer forbids it`()
    async throws
  {
    let service = try await startedService(Self.withoutKeys)
    try await service.panel.run("echo 1 >/proc/sys/kernel/sysrq && dmesg --clear")
    try await service.pressAndWait("alt-sysrq-h")
    #expect(try await service.kernelMessages().contains("HELP"))

    // The example names the same setting.
    try await service.panel.run(
      "examples=/usr/share/doc/kiosk-navigator/examples && dmesg --clear && "
        + "sed -n 's/^kernel.sysrq = //p' $examples/90-kiosk-sysrq.conf >/proc/sys/kernel/sysrq")
    try await service.pressAndWait("alt-sysrq-h")
    #expect(try await service.kernelMessages().contains("HELP") == false)
  }
}

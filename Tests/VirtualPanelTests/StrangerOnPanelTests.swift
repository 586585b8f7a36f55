import Testing

/// What somebody who stands before the panel, with a keyboard in the bag, does not get:
/// Documentation/Guide/Security.md.
@Suite(.serialized, .virtualPanels)
struct `A stranger at the panel` {
  private let kiosk = InstalledService.kiosk
  private static let withoutKeys = "accessibility: {keys: false}\n"
  private static let locked = "console: {switching: locked}\n"

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

  @Test(arguments: [withoutKeys, withoutKeys + locked])
  func `does not go to another console by turning the console's keys on`(settings: String)
    async throws
  {
    let service = try await startedService(settings)
    try await service.panel.run("echo 1 >/proc/sys/kernel/sysrq")
    try await service.pressAndWait("alt-sysrq-r")
    #expect(try await service.keyboardMode() != "4")
    try await service.pressAndWait("ctrl-alt-f2")
    try await service.panel.wait(
      until: "journalctl -o cat -n 5 -u kiosk-navigator | grep -q 'had turned its keys on'")
    #expect(try await service.keyboardMode() == "4")
    #expect(try await service.panel.run("cat /sys/class/tty/tty0/active") == "tty1\n")
    #expect(try await service.panel.screenshot() == kiosk.rest(on: .home))
  }

  @Test func `does not interrupt the kiosk by turning the console's keys on`() async throws {
    let service = try await startedService(Self.withoutKeys)
    try await service.panel.run("echo 1 >/proc/sys/kernel/sysrq")
    let before = try await service.panel.run("systemctl show -P MainPID kiosk-navigator")
    try await service.pressAndWait("alt-sysrq-r")
    #expect(try await service.keyboardMode() != "4")
    for keys in ["ctrl-c", "ctrl-backslash", "ctrl-z", "l", "s", "ret"] {
      try await service.pressAndWait(keys)
    }
    #expect(try await service.panel.screenshot() == kiosk.rest(on: .home))
    let after = try await service.panel.run("systemctl show -P MainPID kiosk-navigator")
    #expect(after == before)
    // What was typed waits for nobody.
    try await service.panel.run("exec 7<>/dev/tty1; systemctl stop kiosk-navigator")
    let typed = "dd if=/dev/tty1 iflag=nonblock bs=100 count=1 2>/dev/null; exec 7<&-"
    #expect(try await service.panel.answer(toRoot: typed).output == "")
  }

  @Test func `gets nothing but the kiosk's screens by a keyboard that is plugged in`() async throws
  {
    let service = try await startedService()
    let panel = service.panel
    let before = try await panel.run("echo $kiosk; systemctl list-units --state=running --plain")
    try await panel.run("echo 1 >/proc/sys/kernel/sysrq && dmesg --clear")
    // Whatever is typed into the console ends in this file.
    try await panel.run("head -n 1 </dev/tty1 >/run/typed & reader=$!")

    try await panel.plug(.keyboard)
    try await panel.wait(until: "kiosk_reads_usb_keyboard")
    let chords = [
      "ctrl-alt-f2", "alt-f2", "alt-right", "ctrl-alt-f12", "ctrl-alt-backspace", "ctrl-c",
      "ctrl-z", "ctrl-backslash", "alt-sysrq-h", "alt-sysrq-r", "ctrl-c", "alt-sysrq-k",
      "alt-sysrq-e",
    ]
    // systemd restarts the machine at once where it is asked to seven times within two seconds.
    let restarts = Array(repeating: "ctrl-alt-delete", count: 8)
    for keys in chords + restarts + ["r", "o", "o", "t", "ret", "home", "right"] {
      try await service.pressOnUSBKeyboardAndWait(keys)
    }
    // Keys are read in order: the others have not acted.
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)

    #expect(try await panel.run("cat /sys/class/tty/tty0/active") == "tty1\n")
    #expect(try await service.kernelMessages().contains("sysrq") == false)
    #expect(try await panel.run("kill $reader; cat /run/typed") == "")
    #expect(try await service.keyboardMode() == "4")
    try await service.waitUntilItListens()
    let after = try await panel.run("echo $kiosk; systemctl list-units --state=running --plain")
    #expect(after == before)

    // Its keys are worth as much as any: one lights the panel, and does nothing else.
    try await panel.run("kiosk-navigator ctl blank")
    try await panel.expect(.black(size: VirtualPanel.size), of: kiosk)
    try await service.pressOnUSBKeyboardAndWait("home")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await panel.unplug(.keyboard)
    try await panel.wait(until: "! [ -e /sys/bus/hid/devices/*/input ]")
  }

  @Test func `plugs a stick in, and nothing of it is mounted or shown`() async throws {
    let service = try await startedService()
    let panel = service.panel
    let before = try await panel.run("cat /proc/mounts")
    try await panel.plug(.stick)
    try await panel.wait(until: "[ -b /dev/sda1 ]")
    // Rules may have services started.
    try await panel.run("udevadm settle")
    try await panel.wait(until: "systemctl list-jobs | grep -q '^No jobs'")
    #expect(try await panel.run("cat /proc/mounts") == before)
    #expect(try await panel.screenshot() == kiosk.rest(on: .home))
    #expect(try await service.warnings() == "")
    // Whoever may mount it finds what is on it.
    try await panel.run("mount -r /dev/sda1 /mnt && grep stranger /mnt/kiosk.yaml && umount /mnt")
    try await panel.unplug(.stick)
    try await panel.wait(until: "! [ -e /dev/sda ]")
  }
}

import LinuxIO
import Testing

/// The unit that is installed, under a real systemd: what its settings forbid, how the machine
/// starts it, and what becomes of the console.
@Suite(.serialized, .virtualPanels)
struct `The installed service` {
  private let kiosk = InstalledService.kiosk

  private func startedService(with settings: String = "") async throws -> InstalledService {
    let service = try await VirtualPanels.current.installedService()
    try await service.start(with: settings)
    return service
  }

  private func push(on service: InstalledService) async throws {
    try await service.panel.play(Drag.fromRight(400).script(for: kiosk) + Drag.restAndLift)
    try await service.panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  /// How many the kernel has, the console's own among them.
  private func framebuffers(on service: InstalledService) async throws -> String {
    try await service.panel.run("grep -c allocated /sys/kernel/debug/dri/0/framebuffer")
  }

  @Test func `shows the root when the machine has booted, in place of a login`() async throws {
    let boot = try await VirtualPanels.current.installedService().boot
    #expect(boot.service.activity == "active")
    #expect(boot.service.restarts == 0)
    #expect(boot.service.status.hasPrefix("showing 3 screens on Virtual-1 on "))
    #expect(boot.loginPrompt == "inactive\n")
    #expect(boot.picture == kiosk.rest(on: .home))
  }

  @Test func `has nobody's name and no capability`() async throws {
    let service = try await startedService()
    let status = try await service.panel.kioskStatus().split(separator: "\n")
    for set in ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"] {
      #expect(status.contains("\(set):\t0000000000000000"))
    }
    #expect(status.contains("NoNewPrivs:\t1"))
    // systemd's range of dynamic users; real, effective, saved and file system's are the same.
    let line = try #require(status.first { $0.hasPrefix("Uid:") })
    let users = line.split(separator: "\t").dropFirst().compactMap { Int($0) }
    #expect(users.count == 4 && Set(users).count == 1)
    #expect(users.first.map { (61184...65519).contains($0) } == true)
  }

  @Test func `pushes by a swipe and has nothing to complain of`() async throws {
    let service = try await startedService()
    #expect(try await service.consoleMode() == "1")
    try await push(on: service)
    #expect(try await service.warnings() == "")
  }

  @Test func `shows the demo that is installed with it without a complaint`() async throws {
    let service = try await startedService()
    try await service.panel.run("cp -r /usr/share/kiosk-navigator/demo/* /etc/kiosk-navigator/")
    #expect(try await service.systemctl("restart").status == 0)
    #expect(try await service.state().status.hasPrefix("showing "))
    #expect(try await service.warnings() == "")
  }

  @Test func `is ready when the first picture is on the panel and not before`() async throws {
    let service = try await startedService()
    try await push(on: service)
    #expect(try await service.systemctl("restart").status == 0)
    #expect(try await service.panel.screenshot() == kiosk.rest(on: .home))
  }

  @Test func `is restarted after it was killed`() async throws {
    let service = try await startedService()
    try await push(on: service)
    try await service.systemctl("kill -s KILL")
    try await service.expectState { $0.restarts == 1 && $0.activity == "active" }
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    #expect(try await service.consoleMode() == "1")
    try await service.waitUntilItListens()
    try await push(on: service)
  }

  @Test func `keeps its last picture on the panel until it has a new one`() async throws {
    // Long enough to look in between.
    let service = try await startedService(with: "RestartSec=5")
    try await push(on: service)
    let before = try await framebuffers(on: service)
    for death in ["KILL", "SEGV"] {
      try await service.systemctl("kill -s \(death)")
      try await service.expectState { $0.activity == "activating" }
      #expect(try await service.panel.screenshot() == kiosk.rest(on: .menu), "after SIG\(death)")
      #expect(try await service.consoleMode() == "1")
      try await service.expectState { $0.activity == "active" }
      try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
      try await service.waitUntilItListens()
      try await push(on: service)
    }
    // Framebuffers of the dead do not gather.
    #expect(try await framebuffers(on: service) == before)
    #expect(try await service.warnings() == "")
  }

  @Test func `is restarted when it hangs`() async throws {
    let service = try await startedService(with: "WatchdogSec=5")
    try await push(on: service)
    try await service.systemctl("kill -s STOP")
    try await service.expectState { $0.restarts == 1 && $0.activity == "active" }
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    #expect(
      try await service.panel.run("journalctl -o cat -u kiosk-navigator")
        .contains("Failed with result 'watchdog'"))
  }

  @Test func `takes a changed configuration when it is told to reload`() async throws {
    let service = try await startedService()
    try await service.panel.configure(
      kiosk.configuration.replacing(
        kiosk.fileName(of: .home), with: kiosk.fileName(of: .detail)))
    #expect(try await service.systemctl("reload").status == 0)
    try await service.panel.expect(kiosk.rest(on: .detail), of: kiosk)
    #expect(try await service.warnings() == "")
  }

  @Test func `takes its panel anew where a reload changes how it is driven`() async throws {
    let service = try await startedService()
    let legacy = KioskSetup(driver: kiosk.driver, display: ["api: legacy"])
    for (setup, interface) in [(legacy, "legacy"), (kiosk, "atomic")] {
      try await service.panel.configure(setup.configuration)
      #expect(try await service.systemctl("reload").status == 0)
      try await service.expectState { $0.status.contains(", \(interface), ") }
      try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    }
    #expect(try await service.warnings() == "")
  }

  @Test func `takes its panel back after a configuration that names another`() async throws {
    let service = try await startedService()
    let absent = KioskSetup(driver: kiosk.driver, display: ["connector: HDMI-A-7"])
    try await service.panel.configure(absent.configuration)
    try await service.expectState { $0.status.hasPrefix("waiting for a display: ") }
    try await service.panel.configure(kiosk.configuration)
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `says what is wrong with a configuration`() async throws {
    let service = try await startedService()
    let mistake = "/etc/kiosk-navigator/kiosk.yaml:1:1: unknown key 'rooot'"
    try await service.panel.configure(
      kiosk.configuration.replacing("root: home", with: "rooot: home"))
    try await service.expectState { $0.status.contains(mistake) && $0.activity == "active" }
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)

    // A start shows the last good one.
    #expect(try await service.systemctl("restart").status == 0)
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    #expect(try await service.state().status.contains(mistake))

    // Nothing can be shown of a configuration that was never right; it comes up once it is.
    try await service.systemctl("stop")
    try await service.panel.run("rm /var/lib/private/kiosk-navigator/last-good*")
    #expect(try await service.systemctl("start").status != 0)
    try await service.expectReport(containing: mistake)
    try await service.panel.configure(kiosk.configuration)
    try await service.expectState { $0.activity == "active" }
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `is active without a display and says what it waits for`() async throws {
    let service = try await startedService()
    try await service.panel.removeCard()
    #expect(try await service.systemctl("restart").status == 0)
    let state = try await service.state()
    #expect(state.activity == "active")
    #expect(state.status.hasPrefix("waiting for a display: "))
    try await service.panel.returnCard()
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `finds a display whose driver is the first and loaded after it`() async throws {
    let service = try await startedService()
    try await service.systemctl("stop")
    try await service.panel.removeCard()
    // What DeviceAllow=char-drm names is unknown to the kernel now.
    try await service.panel.run(
      "modprobe -r virtio_gpu drm_kms_helper drm && ! grep drm /proc/devices")
    #expect(try await service.systemctl("start").status == 0)
    try await service.panel.run("modprobe virtio_gpu")
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `gives the console back when it is stopped`() async throws {
    let service = try await startedService()
    #expect(try await service.systemctl("stop").status == 0)
    let state = try await service.state()
    #expect(state.activity == "inactive")
    #expect(state.result == "success")
    #expect(try await service.consoleMode() == "0")
    try await service.panel.expect(.black(size: VirtualPanel.size), of: kiosk)
  }

  @Test func `lets another console be seen, and is back with it`() async throws {
    let service = try await startedService()
    try await service.switchConsole(to: 2)
    try await service.expectState { $0.status == "console switched away" }
    #expect(try await service.panel.screenshot() != kiosk.rest(on: .home))
    // A service that is started again meanwhile leaves the other console alone.
    #expect(try await service.systemctl("restart").status == 0)
    try await service.expectState {
      $0.activity == "active" && $0.status == "console switched away"
    }
    try await service.switchConsole(to: 1)
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await service.waitUntilItListens()
    try await push(on: service)
    #expect(try await service.warnings() == "")
  }

  @Test func `lets another console's program be master, also where it has taken the card over`()
    async throws
  {
    let service = try await startedService()
    try await push(on: service)
    try await service.systemctl("kill -s KILL")
    try await service.expectState { $0.restarts == 1 && $0.activity == "active" }
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await service.switchConsole(to: 2)
    try await service.expectState { $0.status == "console switched away" }
    // Whoever opens a card while nobody is its master becomes it.
    let devices = try await service.panel.run("kiosk-navigator devices")
    #expect(devices.contains("driver virtio_gpu"))
    #expect(!devices.contains("in use by another program"))
    #expect(try await service.panel.screenshot() != kiosk.rest(on: .home))
    try await service.switchConsole(to: 1)
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await service.waitUntilItListens()
    try await push(on: service)
    #expect(try await service.warnings() == "")
  }

  @Test func `makes room for a login, and takes the console again`() async throws {
    let service = try await startedService()
    try await service.panel.run("systemctl start getty@tty1")
    #expect(try await service.state().activity == "inactive")
    #expect(try await service.consoleMode() == "0")
    #expect(try await service.systemctl("start").status == 0)
    #expect(try await service.loginPrompt() == "inactive\n")
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `leaves a login on the console when it fails for good, where that is wished`()
    async throws
  {
    let service = try await startedService()
    let folder = "/run/systemd/system/kiosk-navigator.service.d"
    try await service.panel.run(
      "cp /usr/share/doc/kiosk-navigator/examples/login-on-failure.conf \(folder)/wish.conf && "
        + "printf '[Service]\\nExecStart=\\nExecStart=/bin/false\\n' >\(folder)/fault.conf && "
        + "systemctl daemon-reload")
    try await service.systemctl("restart")
    try await service.expectState { $0.activity == "failed" }
    try await service.panel.wait(until: "systemctl is-active getty@tty1")
    #expect(try await service.consoleMode() == "0")

    // Whoever has logged in mends it.
    try await service.panel.run(
      "rm \(folder)/fault.conf \(folder)/wish.conf && systemctl daemon-reload && "
        + "systemctl reset-failed kiosk-navigator")
    #expect(try await service.systemctl("start").status == 0)
    #expect(try await service.loginPrompt() == "inactive\n")
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `serves another seat by its template`() async throws {
    let service = try await startedService()
    #expect(try await service.systemctl("stop").status == 0)
    try await service.panel.run(
      "cp /etc/kiosk-navigator/kiosk.yaml /etc/kiosk-navigator/seat1.yaml && "
        + "systemctl start kiosk-navigator@seat1")
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await service.panel.run("test -d /run/kiosk-navigator-seat1")
    try await service.panel.run("systemctl stop kiosk-navigator@seat1")
    #expect(try await service.systemctl("start").status == 0)
    try await service.panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `tells the journal which display it shows on`() async throws {
    let service = try await startedService()
    let message = try await service.panel.run(
      "journalctl --sync; journalctl --quiet -o cat -n 1 -u kiosk-navigator KIOSK_OUTPUT=0 "
        + "MESSAGE_ID=\(LogEvent.displayShown.rawValue)")
    #expect(message.hasPrefix("display: Virtual-1 on "))
  }
}

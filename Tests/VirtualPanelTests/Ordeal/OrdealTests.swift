import Testing

/// What happens to a panel on a wall in years, on one Debian machine with the package installed.
///
/// Each act leaves the kiosk on its root, and ends with a swipe. They do not depend on their order;
/// in the order of this file they take the shortest time.
@Suite(.serialized, .virtualPanels)
struct `A kiosk through an ordeal` {
  private let kiosk = Ordeal.kiosk
  private var home: Pixmap { kiosk.rest(on: .home) }

  /// The configuration with another root.
  private var otherConfiguration: String {
    kiosk.configuration.replacing(kiosk.fileName(of: .home), with: kiosk.fileName(of: .detail))
  }

  private func startedService(with settings: String = "") async throws -> InstalledService {
    let service = try await VirtualPanels.current.machineOfOrdeal().service()
    try await service.start(with: settings)
    await service.panel.watch()
    return service
  }

  @Test func `is installed by apt and shows its demo`() async throws {
    let ordeal = try await VirtualPanels.current.machineOfOrdeal()
    let service = try await ordeal.machine()
    try await service.panel.plugTouchscreen()
    try await ordeal.install(.previous)
    let state = try await service.state()
    #expect(state.activity == "active")
    #expect(state.status.hasPrefix("showing "))
    let warnings = try await service.warnings()
    #expect(warnings == "")
    try await service.start()
    try await service.swipe()
  }

  @Test func `is upgraded by apt and keeps its configuration`() async throws {
    let ordeal = try await VirtualPanels.current.machineOfOrdeal()
    try await ordeal.install(.previous)
    let service = try await startedService()
    try await ordeal.install(.current)
    let state = try await service.state()
    #expect(state.activity == "active")
    let version = try await service.panel.run("dpkg-query -W -f '${Version}' kiosk-navigator")
    #expect(try await service.panel.run("kiosk-navigator --version").contains(version))
    try await service.panel.expect(home, of: kiosk)
    try await service.expectShown(allTheTime: home)
    try await service.swipe()
  }

  @Test func `boots from the splash to its first picture without a word of the console`()
    async throws
  {
    let ordeal = try await VirtualPanels.current.machineOfOrdeal()
    _ = try await startedService()
    let service = try await ordeal.boot(showingSplash: true)
    #expect(service.boot.service.activity == "active")
    #expect(service.boot.service.restarts == 0)
    #expect(service.boot.loginPrompt == "inactive\n")
    try await service.panel.expect(home, of: kiosk)
    // Now and then the erased console is between them for a moment: nobody has the display then.
    let splash = Pixmap(size: VirtualPanel.size) { _, _ in (0, 0, 0xff) }
    let shown = try await service.panel.picturesShown().map { picture in
      picture == home ? "home" : picture == splash ? "splash" : picture.isBlank ? "blank" : "text"
    }
    #expect(shown.drop { $0 != "splash" }.filter { $0 != "blank" } == ["splash", "home"])
    try await service.expectShown(nothingBut: [home])
    #expect(try await service.panel.answer(toRoot: "plymouth --ping").status != 0)
    try await service.panel.plugTouchscreen()
    try await service.swipe()
  }

  @Test func `takes the touchscreen that is pulled out under a finger and plugged in again`()
    async throws
  {
    let service = try await startedService()
    let push = Drag.fromRight(400)
    try await service.panel.play(push.script(for: kiosk))
    try await service.panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)
    try await service.panel.play(["unplug"])
    try await service.panel.expect(home, of: kiosk)
    try await service.panel.plugTouchscreen()
    try await service.swipe()
  }

  @Test func `takes a monitor that is unplugged and plugged in again`() async throws {
    let service = try await startedService()
    try await service.panel.unplugMonitor()
    try await service.expectState { $0.status.contains("nothing is plugged into Virtual-1") }
    try await service.panel.plugMonitor()
    try await service.panel.expect(home, of: kiosk)
    try await service.expectShown(nothingBut: [home])
    try await service.swipe()
  }

  @Test func `takes a graphics card that went and returned`() async throws {
    let service = try await startedService()
    try await service.panel.removeCard()
    try await service.expectState { $0.status.contains("waiting for a display") }
    try await service.panel.returnCard()
    try await service.panel.expect(home, of: kiosk)
    try await service.expectShown(nothingBut: [home])
    try await service.swipe()
  }

  @Test func `leaves the panel to another console, and takes it again`() async throws {
    let service = try await startedService()
    try await service.panel.run("timeout 20 chvt 2 && [ $(fgconsole) = 2 ]")
    try await service.panel.run("timeout 20 chvt 1 && [ $(fgconsole) = 1 ]")
    try await service.panel.expect(home, of: kiosk)
    try await service.swipe()
  }

  @Test func `shares the panel with a kiosk that a seat manager's guest has started by hand`()
    async throws
  {
    let service = try await startedService()
    let visitor = Visitor(service: service)
    try await visitor.logIn()
    for manager in Visitor.SeatManager.allCases {
      try await visitor.startKiosk(on: manager)
      try await service.swipe(from: Visitor.root, to: .detail)
      try await visitor.showConsole(1)
      try await service.panel.expect(home, of: kiosk)
      try await visitor.showConsole(2)
      try await visitor.expectKiosk()
      try await service.swipe(from: Visitor.root, to: .detail)
      let complaints = try await visitor.endKiosk()
      #expect(complaints == "", "on \(manager)")
    }
    try await visitor.logOut()
    try await service.swipe()
  }

  @Test func `comes back from each of a hundred kills`() async throws {
    let service = try await startedService(with: "RestartSec=100ms")
    for round in 1...5 {
      await service.panel.watch()
      _ = try await service.panel.answer(toRoot: "kill_kiosk 20", within: 300)
      try await service.expectState { $0.activity == "active" }
      try await service.panel.expect(home, of: kiosk)
      try await service.expectShown(nothingBut: [home])
      #expect(try await service.state().restarts == round * 20)
      try await service.swipe()
    }
  }

  @Test func `comes back from a hang`() async throws {
    let service = try await startedService(with: "WatchdogSec=5")
    try await service.systemctl("kill -s STOP")
    try await service.expectState { $0.restarts == 1 && $0.activity == "active" }
    try await service.panel.expect(home, of: kiosk)
    try await service.expectShown(nothingBut: [home])
    try await service.swipe()
  }

  @Test func `lives with a disk that is full`() async throws {
    let service = try await startedService()
    let folder = "/etc/kiosk-navigator"
    try await service.panel.configure(otherConfiguration)
    try await service.panel.expect(kiosk.rest(on: .detail), of: kiosk)
    try await service.panel.run("cp \(folder)/kiosk.yaml /other.yaml")
    try await service.panel.configure(kiosk.configuration)
    try await service.panel.expect(home, of: kiosk)

    try await service.panel.run("fill_disk && mv /other.yaml \(folder)/kiosk.yaml")
    #expect(try await service.systemctl("reload").status == 0)
    try await service.panel.expect(kiosk.rest(on: .detail), of: kiosk)
    let screenshot = try await service.panel.answer(
      toRoot: "kiosk-navigator ctl screenshot /screenshot.png")
    #expect(screenshot.status == 1)
    #expect(screenshot.output.contains("No space left on device"))
    #expect(try await service.panel.answer(toRoot: "[ -s /screenshot.png ]").status == 1)
    #expect(try await service.systemctl("restart").status == 0)
    try await service.panel.expect(kiosk.rest(on: .detail), of: kiosk)

    try await service.panel.run("rm /full /fuller")
    try await service.panel.configure(kiosk.configuration)
    try await service.panel.expect(home, of: kiosk)
    try await service.swipe()
  }

  @Test func `runs as last configured while its configuration is broken, also after a boot`()
    async throws
  {
    let ordeal = try await VirtualPanels.current.machineOfOrdeal()
    var service = try await startedService()
    let mistake = "/etc/kiosk-navigator/kiosk.yaml:1:1: unknown key 'rooot'"
    try await service.panel.configure(
      kiosk.configuration.replacing("root: home", with: "rooot: home"))
    try await service.expectState { $0.status.contains(mistake) && $0.activity == "active" }
    #expect(try await service.systemctl("restart").status == 0)
    try await service.panel.expect(home, of: kiosk)
    try await service.expectState { $0.status.contains(mistake) && $0.activity == "active" }
    try await service.expectShown(allTheTime: home)
    try await service.swipe()

    try await service.panel.run("sync")
    service = try await ordeal.boot()
    try await service.panel.expect(home, of: kiosk)
    try await service.expectShown(nothingBut: [home])
    #expect(service.boot.service.status.contains(mistake))
    try await service.panel.plugTouchscreen()
    try await service.swipe()

    try await service.panel.configure(otherConfiguration)
    try await service.panel.expect(kiosk.rest(on: .detail), of: kiosk)
    try await service.panel.configure(kiosk.configuration)
    try await service.swipe()
    #expect(try await !service.state().status.contains(mistake))
  }

  @Test func `comes up after each power cut during a reload`() async throws {
    let ordeal = try await VirtualPanels.current.machineOfOrdeal()
    var service = try await startedService()
    let configurations = ["home", "detail"].map { "\(Ordeal.folder)/\($0).yaml" }
    let folder = "/etc/kiosk-navigator"
    try await service.panel.run("cp \(folder)/kiosk.yaml \(configurations[0])")
    try await service.panel.configure(otherConfiguration)
    try await service.panel.run("cp \(folder)/kiosk.yaml \(configurations[1]) && sync")
    for _ in 1...3 {
      try await service.panel.run(
        "reload_without_end \(configurations.joined(separator: " ")) >/dev/null 2>&1 &")
      // The moment is the test's subject, not a wait.
      let moment = Int.random(in: 500...2500)
      try await Task.sleep(for: .milliseconds(moment))
      service = try await ordeal.boot()
      #expect(service.boot.service.activity == "active", "power cut after \(moment) ms")
      #expect(
        [home, kiosk.rest(on: .detail)].contains(service.boot.picture),
        "power cut after \(moment) ms")
    }
    try await service.start()
    try await service.swipe()
  }

  @Test func `sleeps with the machine and wakes with it`() async throws {
    let ordeal = try await VirtualPanels.current.machineOfOrdeal()
    _ = try await startedService()
    let service = try await ordeal.boot(with: .bochs)
    try await service.start()
    try await service.panel.run(
      "echo 1 >/sys/module/suspend/parameters/pm_test_delay; echo devices >/sys/power/pm_test; "
        + "echo mem >/sys/power/state")
    try await service.panel.expect(home, of: kiosk)
    try await service.swipe()
    _ = try await ordeal.boot()
  }

  @Test func `does what is published at a broker, by the bridge as it ships`() async throws {
    let ordeal = try await VirtualPanels.current.machineOfOrdeal()
    let service = try await startedService()
    try await ordeal.startBridge()
    try await service.panel.run("publish command 'push menu'")
    try await service.panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await service.panel.run("publish command root")
    try await service.panel.expect(home, of: kiosk)
    try await ordeal.expectBridgeContent()
    try await ordeal.purgeBridge()
    try await service.swipe()
  }

  @Test func `leaves nothing when it is purged`() async throws {
    let ordeal = try await VirtualPanels.current.machineOfOrdeal()
    let service = try await startedService()
    let rest = try await ordeal.purge()
    #expect(rest == "")
    #expect(try await service.state().activity == "inactive")
    try await service.panel.expect(.black(size: VirtualPanel.size), of: kiosk)
  }
}

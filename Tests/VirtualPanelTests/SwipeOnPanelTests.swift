import Geometry
import Testing
import TouchRecording

/// The product's main job, from a finger on the kernel's touchscreen to the picture on the
/// kernel's display, with nothing of the kiosk's own code between the two and the test.
@Suite(.serialized, .virtualPanels)
struct `A kiosk on a panel` {
  /// What a deployer may choose of the display, and what each driver can do.
  static let setups =
    PanelDriver.allCases.flatMap { driver in
      [
        KioskSetup(driver: driver),
        KioskSetup(driver: driver, display: ["api: legacy"]),
        KioskSetup(driver: driver, isTurned: true),
      ]
    } + [
      KioskSetup(driver: .vkms, display: ["planes: never"]),
      KioskSetup(driver: .vkms, hasSixteenBits: true),
    ]

  @Test(arguments: setups)
  func `pushes by a swipe from the right edge and pops by one from the left`(
    kiosk: KioskSetup
  ) async throws {
    let panel = try await VirtualPanels.current.panel(kiosk.driver)
    try await panel.start(kiosk)
    let travel = kiosk.size.width * 5 / 8

    let push = Drag.fromRight(travel)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)

    let pop = Drag.fromLeft(travel)
    try await panel.play(pop.script(for: kiosk))
    try await panel.expect(kiosk.pop(from: .menu, to: .home, by: pop), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test(arguments: PanelDriver.allCases)
  func `cancels a slow swipe that stops short of half`(driver: PanelDriver) async throws {
    let kiosk = KioskSetup.plain(on: driver)
    let panel = try await VirtualPanels.current.panel(driver)
    try await panel.start(kiosk)
    let short = Drag.fromRight(200)
    try await panel.play(short.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: short), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)

    // The stack is as it was, too: the same swipe shows the same two screens.
    try await panel.play(short.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: short), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test(arguments: PanelDriver.allCases)
  func `finishes a flick that stops short of half`(driver: PanelDriver) async throws {
    let kiosk = KioskSetup.plain(on: driver)
    let panel = try await VirtualPanels.current.panel(driver)
    try await panel.start(kiosk)
    try await panel.play(Drag.fromRight(200).script(for: kiosk) + Drag.lift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  /// Touchscreens of every protocol, as the kernel and udev present them; one of them udev takes for
  /// a mouse.
  @Test(arguments: PanelModel.all)
  func `follows a touchscreen of any make`(model: PanelModel) async throws {
    let kiosk = KioskSetup.plain(on: .virtioGPU)
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.start(kiosk, touchedOn: model)
    try await panel.play(["play \(model.recordingPath)"])
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test(arguments: PanelDriver.allCases)
  func `cancels a swipe past half whose touchscreen is pulled out`(
    driver: PanelDriver
  ) async throws {
    let kiosk = KioskSetup.plain(on: driver)
    let panel = try await VirtualPanels.current.panel(driver)
    try await panel.start(kiosk)
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)
    try await panel.play(["unplug"])
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)

    // Plugged in again it is another device, and as good as the first.
    try await panel.plugTouchscreen()
    try await panel.waitUntilKioskListens()
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test(arguments: PanelDriver.allCases)
  func `shows the root again after it was killed and started anew`(
    driver: PanelDriver
  ) async throws {
    let kiosk = KioskSetup.plain(on: driver)
    let panel = try await VirtualPanels.current.panel(driver)
    try await panel.start(kiosk)
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    #expect(try await panel.endKiosk(by: "KILL") == 128 + 9)

    try await panel.startKiosk()
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
    try await panel.waitUntilKioskListens()
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .home, to: .menu, by: push), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test(arguments: PanelDriver.allCases)
  func `runs as an ordinary user without a capability`(driver: PanelDriver) async throws {
    let panel = try await VirtualPanels.current.panel(driver)
    try await panel.start(.plain(on: driver))
    let status = try await panel.kioskStatus().split(separator: "\n")
    #expect(status.contains("Uid:\t1000\t1000\t1000\t1000"))
    #expect(status.contains("CapEff:\t0000000000000000"))
  }

  @Test(arguments: PanelDriver.allCases)
  func `ends by SIGTERM with status 0`(driver: PanelDriver) async throws {
    let panel = try await VirtualPanels.current.panel(driver)
    try await panel.start(.plain(on: driver))
    #expect(try await panel.endKiosk(by: "TERM") == 0)
  }

  @Test func `gives the console back when it ends`() async throws {
    let kiosk = KioskSetup.plain(on: .virtioGPU)
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.start(kiosk)
    #expect(try await panel.endKiosk(by: "TERM") == 0)
    // The guest's console is empty, as its messages go to a serial line; at most its cursor blinks.
    try await panel.expect(.black(size: VirtualPanel.size), of: kiosk)
  }
}

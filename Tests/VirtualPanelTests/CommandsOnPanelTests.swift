import Testing

/// Commands and reloads where there are devices to speak of.
///
/// The display's driver does not matter here, so there is one.
@Suite(.serialized, .virtualPanels)
struct `A kiosk's operator` {
  private let kiosk = KioskSetup.plain(on: .virtioGPU)

  private func startedPanel(options: String = "") async throws -> VirtualPanel {
    let panel = try await VirtualPanels.current.panel(.virtioGPU)
    try await panel.start(kiosk, options: options)
    return panel
  }

  @Test func `lists the devices that run has chosen`() async throws {
    let panel = try await startedPanel()
    let answer = try await panel.answer(
      toUser: "kiosk-navigator devices --config /run/kiosk.yaml")
    #expect(answer.status == 0)
    let chosen = answer.output.split(separator: "\n").filter { $0.hasPrefix("chosen: ") }
    #expect(chosen.count == 2)
    #expect(chosen.first?.hasPrefix("chosen: Virtual-1 on ") == true)
    #expect(chosen.last?.hasSuffix("because it is the only touchscreen") == true)
    #expect(answer.output.contains("point: 1/160 inch of glass"))
  }

  @Test func `is told who keeps the touchscreen from being recorded`() async throws {
    let panel = try await startedPanel()
    let answer = try await panel.answer(toUser: "kiosk-navigator record /home/kiosk/out.evemu")
    #expect(answer.status == 1)
    #expect(answer.output.contains("stop kiosk-navigator ("))

    // The kiosk has not lost it.
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }

  @Test func `gets a recording from the kiosk that replays to the same stack`() async throws {
    let panel = try await startedPanel(options: "--record /home/kiosk/run.evemu")
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    #expect(try await panel.endKiosk(by: "TERM") == 0)

    let replay = try await panel.answer(
      toUser: "kiosk-navigator replay --config /run/kiosk.yaml --touch /home/kiosk/run.evemu "
        + "--size 640x480 --trace /home/kiosk/trace && grep navigation /home/kiosk/trace")
    #expect(replay.status == 0)
    #expect(replay.output.contains("\"didPush\",\"stack\":[\"home\",\"menu\"]"))
  }

  @Test func `changes the configuration under a finger`() async throws {
    let panel = try await startedPanel()
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: .menu, to: .detail, by: push), of: kiosk)

    // The drag is cancelled, the stack stays, and the finger does nothing any more.
    try await panel.configure(kiosk.configuration + "transition:\n  duration: 0.2\n")
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await panel.play(Drag.lift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)

    // Without the menu the stack goes back to what is left of it.
    let picture = kiosk.fileName(of: .home)
    try await panel.configure(
      "root: home\nscreens: {home: {image: /test/\(picture)}}\ndisplay: {mode: 640x480, "
        + "physicalSize: 102x76}\n")
    try await panel.expect(kiosk.rest(on: .home), of: kiosk)
  }

  @Test func `gets the panel back where its card went and returned`() async throws {
    let panel = try await startedPanel()
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk) + Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
    try await panel.removeCard()
    // A kiosk at rest notices at its next frame.
    try await panel.play(Drag.fromLeft(400).script(for: kiosk))
    try await panel.play(Drag.restAndLift)
    try await panel.returnCard()
    try await panel.expect(kiosk.rest(on: .menu), of: kiosk)
  }
}

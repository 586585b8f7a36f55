import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import Testing

@Suite struct `A panel that is turned off` {
  private static let apis: [DisplayRequest.API] = [.atomic, .legacy]

  /// A display that shows a frame, with or without a flip that has not come yet.
  private func running(
    _ card: FakeCard, _ api: DisplayRequest.API, inFlight: Bool = false
  ) throws -> KMSDisplay {
    let display = try card.display(DisplayRequest(api: api))
    try display.present(frame(1, for: display), at: at(0))
    if !inFlight {
      card.flip(at: at(0))
      _ = try display.dispatchEvents()
    }
    card.clearLog()
    return display
  }

  @Test(arguments: apis, [false, true])
  func `shows nothing, takes nothing and waits for nothing`(
    api: DisplayRequest.API, inFlight: Bool
  ) throws {
    let card = FakeCard.withPanel()
    let display = try running(card, api, inFlight: inFlight)
    try display.setPowered(false)
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 0)
    #expect(!display.canPresent)
    #expect(display.wakeUp == nil)
    #expect(try display.dispatchEvents() == nil)
    #expect(!display.flipOverdue(at: at(60_000)))
    #expect(throws: DisplayError.self) {
      try display.present(frame(2, for: display), at: at(16))
    }
  }

  @Test(arguments: apis)
  func `is turned off again where another console has turned it on meanwhile`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    let display = try running(card, api)
    try display.setPowered(false)
    card.show()
    try display.setPowered(false)
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 0)
    #expect(!display.canPresent)
  }

  @Test(arguments: apis)
  func `lights with the next frame, in the whole state, and not before`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    card.show()
    let display = try running(card, api)
    try display.setPowered(false)
    card.clearLog()
    try display.setPowered(true)
    #expect(display.canPresent)
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 0)
    #expect(card.commits == [])

    try display.present(frame(2, for: display), at: at(5000))
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 8)
    #expect(card.picture()[0] == 2)
    let whole = ["commit modeset", "commit modeset", "commit nonblocking event"]
    let legacy = ["drmModeSetCrtc", "drmModeSetCrtc", "drmModePageFlip"]
    #expect(card.commits == (api == .atomic ? whole : legacy))
    card.flip(at: at(5016))
    #expect(try display.dispatchEvents() != nil)
    #expect(card.violations == [])
  }

  @Test(arguments: apis)
  func `stays off when it is probed anew`(api: DisplayRequest.API) throws {
    let card = FakeCard.withPanel()
    let display = try running(card, api)
    try display.setPowered(false)
    card.clearLog()
    display.reset()
    #expect(!display.canPresent)
    #expect(card.log == [])
  }

  @Test(arguments: [UInt64(0), 3])
  func `keeps its mode where a driver of old has a property for power`(found: UInt64) throws {
    let card = FakeCard.withPanel()
    card.addProperty("DPMS", of: card.connectors[0], found, named: nil)
    let display = try running(card, .legacy)
    try display.setPowered(false)
    #expect(card.value("DPMS", of: card.connectors[0]) == 3)
    #expect(card.commits == [])
    try display.setPowered(true)
    try display.present(frame(2, for: display), at: at(16))
    #expect(card.value("DPMS", of: card.connectors[0]) == 0)
    #expect(card.picture()[0] == 2)
  }

  @Test func `stops its CRTC where the property for power is refused`() throws {
    let card = FakeCard.withPanel()
    card.addProperty("DPMS", of: card.connectors[0], 0, named: nil)
    let display = try running(card, .legacy)
    card.fail("drmModeObjectSetProperty", EINVAL)
    try display.setPowered(false)
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 0)
  }

  @Test(arguments: apis)
  func `is given back as it was found`(api: DisplayRequest.API) throws {
    let card = FakeCard.withPanel()
    card.show()
    let display = try running(card, api)
    try display.setPowered(false)
    display.close()
    #expect(card.value("FB_ID", of: card.planes[0]) == 900)
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 8)
    #expect(card.leftovers == 0)
  }

  @Test func `says why it cannot be turned off, and goes on showing`() throws {
    let card = FakeCard.withPanel()
    let display = try running(card, .atomic)
    card.fail("commit modeset", EACCES)
    let error = #expect(throws: DisplayError.self) { try display.setPowered(false) }
    guard case .notMaster = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(display.canPresent)
  }
}

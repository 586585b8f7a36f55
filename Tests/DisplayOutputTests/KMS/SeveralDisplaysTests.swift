import CLibdrm
import DeviceEvents
import FakeLibdrm
import Geometry
import Glibc
import LinuxIO
import Testing

@testable import DisplayOutput

@Suite struct `Two displays of one card` {
  private let card: FakeCard
  private let cards: GraphicsCards

  /// A card of two CRTCs with a plane each, and two panels of 8 by 4 pixels; the second one can be
  /// driven by the first CRTC alone.
  init() {
    card = FakeCard()
    card.addCRTC()
    card.addCRTC()
    card.addConnector(counter: 1, possibleCRTCs: 0b11)
    card.addMode(8, 4, preferred: true)
    card.addConnector(counter: 2, possibleCRTCs: 0b01)
    card.addMode(8, 4, preferred: true)
    card.addPlane(possibleCRTCs: 0b01)
    card.addPlane(possibleCRTCs: 0b10)
    cards = GraphicsCards(
      [DisplayRequest(), DisplayRequest()], now: { at(0) },
      open: { (path) throws(SystemError) in
        throw SystemError("open", on: path, reason: .noDevice)
      })
  }

  /// Opens a display on the card as it is now.
  private func open(_ index: Int, on shared: Card) throws -> KMSDisplay {
    try cards.openDisplay(
      index, of: CardSurvey([shared], DisplayInventory(cards: [try shared.info()])))
  }

  private func openBoth(
    _ order: [Int] = [0, 1], api: DisplayRequest.API = .auto
  ) throws -> [KMSDisplay] {
    cards.requests = Array(repeating: DisplayRequest(api: api), count: 2)
    let shared = try card.open()
    var displays: [Int: KMSDisplay] = [:]
    for index in order { displays[index] = try open(index, on: shared) }
    return [0, 1].compactMap { displays[$0] }
  }

  /// The connector's CRTC, by its place.
  private func crtc(of connector: Int) -> Int? {
    card.crtcs.firstIndex { UInt64($0) == card.value("CRTC_ID", of: card.connectors[connector]) }
  }

  static let apis: [DisplayRequest.API] = [.atomic, .legacy]

  @Test(arguments: apis, [[0, 1], [1, 0]])
  func `both find a CRTC, in whatever order they are opened`(
    api: DisplayRequest.API, order: [Int]
  ) throws {
    let displays = try openBoth(order, api: api)
    for (index, display) in displays.enumerated() {
      try display.present(frame(UInt8(index) + 1, for: display), at: at(0))
    }
    #expect(crtc(of: 0) == 1)
    #expect(crtc(of: 1) == 0)
    #expect(card.picture(plane: 1)[0] == 1)
    #expect(card.picture(plane: 0)[0] == 2)
    #expect(card.violations == [])
    #expect(displays[0].connector?.name == "HDMI-A-1")
    #expect(displays[1].connector?.name == "HDMI-A-2")
  }

  @Test(arguments: apis)
  func `each get their own flips, whoever reads the card`(api: DisplayRequest.API) throws {
    let displays = try openBoth(api: api)
    for display in displays {
      try display.present(frame(1, for: display), at: at(0))
    }
    card.flip(7, crtc: 0, at: at(0.1))
    card.flip(8, crtc: 1, at: at(0.2))
    #expect(displays[1].wakeUp == at(1000))
    #expect(try displays[0].dispatchEvents() == Flip(time: at(0.2), sequence: 8))
    #expect(displays[0].canPresent)
    #expect(!displays[1].canPresent)
    // The card is silent now, and yet there is something to take.
    #expect(displays[1].wakeUp == at(0))
    #expect(!displays[1].flipOverdue(at: at(5000)))
    #expect(try displays[1].dispatchEvents() == Flip(time: at(0.1), sequence: 7))
    #expect(displays[1].wakeUp == nil)
    #expect(try displays[0].dispatchEvents() == nil)
  }

  @Test func `have one commit in flight each`() throws {
    let displays = try openBoth()
    for display in displays {
      try display.present(frame(1, for: display), at: at(0))
    }
    card.flip(crtc: 1, at: at(0.1))
    _ = try displays[0].dispatchEvents()
    try displays[0].present(frame(2, for: displays[0]), at: at(0.1))
    #expect(!displays[1].canPresent)
    #expect(card.violations == [])
  }

  @Test(arguments: apis)
  func `leave each other alone when one sets its mode anew, or closes`(
    api: DisplayRequest.API
  ) throws {
    // Firmware shows one picture on both.
    card.show(connector: 0, crtc: 0)
    card.setValue("CRTC_ID", of: card.connectors[1], UInt64(card.crtcs[0]))
    let displays = try openBoth(api: api)
    for (index, display) in displays.enumerated() {
      try display.present(frame(UInt8(index) + 1, for: display), at: at(0))
    }
    #expect(crtc(of: 0) == 1)
    #expect(crtc(of: 1) == 0)
    for (index, display) in displays.enumerated() {
      card.flip(crtc: Int32(1 - index), at: at(1))
      display.reset()
      try display.present(frame(UInt8(index) + 3, for: display), at: at(1))
    }
    #expect(crtc(of: 0) == 1)
    #expect(crtc(of: 1) == 0)
    #expect(card.picture(plane: 1)[0] == 3)
    #expect(card.picture(plane: 0)[0] == 4)
    displays[1].close()
    #expect(crtc(of: 0) == 1)
    #expect(card.picture(plane: 1)[0] == 3)
    displays[0].close()
    #expect(card.violations == [])
    #expect(card.leftovers == 0)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `take over a CRTC that drove the other's connector`(order: [Int]) throws {
    // HDMI-A-1 runs on the CRTC that HDMI-A-2 has to have.
    card.show(connector: 0, crtc: 0)
    let displays = try openBoth(order)
    for index in order {
      try displays[index].present(frame(UInt8(index) + 1, for: displays[index]), at: at(0))
    }
    #expect(crtc(of: 0) == 1)
    #expect(crtc(of: 1) == 0)
    #expect(card.picture(plane: 1)[0] == 1)
    #expect(card.picture(plane: 0)[0] == 2)
    #expect(card.violations == [])
    withExtendedLifetime(displays) {}
  }

  @Test func `share one open file, which is closed with the last of them`() throws {
    do {
      let displays = try openBoth()
      // The card, and what each of them waits on.
      #expect(card.openDescriptors == 3)
      displays[0].close()
      #expect(cards.openCards.count == 1)
      displays[1].close()
    }
    #expect(cards.openCards.isEmpty)
    #expect(card.openDescriptors == 0)
    #expect(card.leftovers == 0)
  }

  @Test func `come and go without each other for as long as it takes`() throws {
    let shared = try card.open()
    let first = try open(0, on: shared)
    for shade in 1...60 as ClosedRange<UInt8> {
      let second = try open(1, on: shared)
      try second.present(frame(shade, for: second), at: at(0))
      #expect(card.picture(plane: 0)[0] == shade)
      // Its flip comes when it is closed already, or when the next one is there.
      if shade.isMultiple(of: 2) { second.close() }
      card.flip(crtc: 0, at: at(Double(shade)))
      #expect(try first.dispatchEvents() == nil)
      second.close()
      card.clearLog()
    }
    try first.present(frame(1, for: first), at: at(0))
    #expect(crtc(of: 0) == 1)
    #expect(card.violations == [])
  }

  @Test func `are told that no CRTC is left, where one is shown that would not give way`() throws {
    let shared = try card.open()
    cards.requests = [DisplayRequest(connector: "HDMI-A-1"), DisplayRequest(card: "elsewhere")]
    let first = try open(0, on: shared)
    try first.present(frame(1, for: first), at: at(0))
    #expect(crtc(of: 0) == 0)
    cards.requests[1] = DisplayRequest(connector: "HDMI-A-2")
    let error = #expect(throws: DisplayError.self) { try open(1, on: shared) }
    #expect(
      error
        == .unusable(
          "nothing is left to try on /dev/dri/fake: other outputs use what could drive it"))
  }

  @Test func `are each set up anew for their own plug, where it can be told which one was moved`()
    throws
  {
    let displays = try openBoth()
    let plugged = CardNews([
      DeviceEvent(.changed, name: "card0", node: "/dev/dri/fake", hotPlug: .init())
    ])
    // Nothing looks changed: it may have been either.
    for display in displays { #expect(try display.reexamine(cards.narrowed(plugged))) }

    unsafe fake_plug(card.raw, card.connectors[1], DRM_MODE_DISCONNECTED.rawValue)
    let news = cards.narrowed(plugged)
    #expect(try !displays[0].reexamine(news))
    #expect(throws: DisplayError.noDisplay("nothing is plugged into HDMI-A-2")) {
      try displays[1].reexamine(news)
    }
    // What has changed then is known now.
    #expect(try displays[0].reexamine(cards.narrowed(plugged)))

    // Of two plugs that were moved, one may have been pulled and pushed, which nothing shows.
    unsafe fake_plug(card.raw, card.connectors[1], DRM_MODE_CONNECTED.rawValue)
    let twice = CardNews(plugged.events, repeated: Set(plugged.events))
    #expect(try displays[0].reexamine(cards.narrowed(twice)))
    unsafe fake_plug(card.raw, card.connectors[1], DRM_MODE_DISCONNECTED.rawValue)
    #expect(cards.narrowed(plugged) != plugged)

    // Who is alone is always meant.
    cards.requests = [DisplayRequest()]
    card.plug(DRM_MODE_CONNECTED)
    #expect(cards.narrowed(plugged) == plugged)
    // A card is closed with the last of its displays.
    withExtendedLifetime(displays) {}
  }

  @Test func `lose and take the right to set modes together`() throws {
    let displays = try openBoth()
    try displays[0].present(frame(1, for: displays[0]), at: at(0))
    #expect(cards.dropMaster() == [])
    #expect(throws: DisplayError.self) {
      try displays[1].present(frame(1, for: displays[1]), at: at(0))
    }
    try cards.takeMaster()
    try displays[1].present(frame(1, for: displays[1]), at: at(0))
    #expect(card.log.filter { $0.hasSuffix("Master") } == ["drmDropMaster", "drmSetMaster"])
    #expect(cards.dropMaster() == [])
    card.fail("drmSetMaster", EACCES)
    let error = #expect(throws: SystemError.self) { try cards.takeMaster() }
    #expect(error?.reason == .permissionDenied)
    // A card is closed with the last of its displays.
    withExtendedLifetime(displays) {}
  }
}

@Suite struct `A display on a CRTC that shows one picture everywhere` {
  @Test func `takes the other connectors off it`() throws {
    let card = FakeCard.withPanel()
    card.addConnector(counter: 2)
    card.addMode(8, 4)
    card.show()
    card.setValue("CRTC_ID", of: card.connectors[1], UInt64(card.crtcs[0]))
    let display = try card.display(DisplayRequest(connector: "HDMI-A-1", api: .atomic))
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == UInt64(card.crtcs[0]))
    #expect(card.value("CRTC_ID", of: card.connectors[1]) == 0)
    #expect(card.violations == [])
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `does so again after another console's program has had it`(api: DisplayRequest.API) throws {
    let card = FakeCard.withPanel()
    card.addConnector(counter: 2)
    card.addMode(8, 4)
    let display = try card.display(DisplayRequest(connector: "HDMI-A-1", api: api))
    try display.present(frame(1, for: display), at: at(0))
    card.flip(at: at(0))
    _ = try display.dispatchEvents()
    card.setValue("CRTC_ID", of: card.connectors[1], UInt64(card.crtcs[0]))
    display.reset()
    try display.present(frame(2, for: display), at: at(1))
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == UInt64(card.crtcs[0]))
    #expect(card.value("CRTC_ID", of: card.connectors[1]) == 0)
    #expect(card.picture()[0] == 2)
    #expect(card.violations == [])
  }

  @Test func `gets its own back from another CRTC that such a program has given it`() throws {
    let card = FakeCard()
    card.addCRTC()
    card.addCRTC()
    card.addConnector(possibleCRTCs: 0b11)
    card.addMode(8, 4, preferred: true)
    card.addPlane(possibleCRTCs: 0b01)
    card.addPlane(possibleCRTCs: 0b10)
    let display = try card.display(DisplayRequest(api: .atomic))
    try display.present(frame(1, for: display), at: at(0))
    card.flip(at: at(0))
    _ = try display.dispatchEvents()
    for name in ["ACTIVE", "MODE_ID"] { card.setValue(name, of: card.crtcs[0], 0) }
    for name in ["FB_ID", "CRTC_ID"] { card.setValue(name, of: card.planes[0], 0) }
    card.show(connector: 0, crtc: 1, plane: 1)
    display.reset()
    try display.present(frame(2, for: display), at: at(1))
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == UInt64(card.crtcs[0]))
    #expect(card.value("ACTIVE", of: card.crtcs[1]) == 0)
    #expect(card.value("FB_ID", of: card.planes[1]) == 0)
    #expect(card.picture()[0] == 2)
    #expect(card.violations == [])
  }
}

@Suite struct `An adopted card` {
  @Test func `is kept until something is shown on it, and then for as long as that is`() throws {
    let card = FakeCard.withPanel()
    let cards = GraphicsCards([DisplayRequest()], now: { at(0) })
    cards.adopt(try card.open())
    #expect(card.openDescriptors == 1)
    do {
      let shared = try #require(cards.openCards.first)
      let display = try cards.openDisplay(
        0, of: CardSurvey([shared], DisplayInventory(cards: [try shared.info()])))
      #expect(card.openDescriptors == 2)
      display.close()
    }
    #expect(card.openDescriptors == 0)
    cards.adopt(try card.open())
    cards.requests = []
    cards.releaseUnused()
    #expect(card.openDescriptors == 0)
  }
}

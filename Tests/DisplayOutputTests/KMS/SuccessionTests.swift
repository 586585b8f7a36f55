import FakeLibdrm
import Geometry
import Glibc
import LinuxIO
import Testing

@testable import DisplayOutput

@Suite struct `A card that outlives a run of the kiosk` {
  /// A display that has shown two frames, and then left, or died where it stood.
  private func predecessor(on card: FakeCard, dies: Bool) throws -> KMSDisplay? {
    let display = try card.display()
    card.keepFile()
    for shade in 1...2 as ClosedRange<UInt8> {
      try display.present(frame(shade, for: display), at: at(Double(shade)))
      card.flip(at: at(Double(shade)))
      _ = try display.dispatchEvents()
    }
    if dies { return display }
    display.leave()
    #expect(!display.canPresent)
    return nil
  }

  private func successor(on card: FakeCard) throws -> KMSDisplay {
    try KMSDisplay(on: card.takeOver(), DisplayRequest(), now: { at(0) })
  }

  @Test(arguments: [true, false])
  func `shows the last frame until the next run shows its first`(dies: Bool) throws {
    let card = FakeCard.withPanel()
    // What dies gives nothing back: it is kept until the test is over.
    let former = try predecessor(on: card, dies: dies)
    let shown = card.value("FB_ID", of: card.planes[0])
    #expect(shown != 0)
    #expect(card.value("ACTIVE", of: card.crtcs[0]) == 1)
    card.clearLog()

    let display = try successor(on: card)
    #expect(card.value("FB_ID", of: card.planes[0]) == shown)
    #expect(card.value("ACTIVE", of: card.crtcs[0]) == 1)
    #expect(card.log.filter { $0 == "drmCloseBufferHandle" }.count == 2)
    #expect(card.log.filter { $0 == "drmModeRmFB" }.count == 1)

    try display.present(frame(3, for: display), at: at(3))
    #expect(card.value("FB_ID", of: card.planes[0]) != shown)
    card.flip(at: at(3))
    #expect(try display.dispatchEvents() != nil)
    #expect(card.log.filter { $0 == "drmModeRmFB" }.count == 2)
    #expect(card.violations == [])
    withExtendedLifetime(former) {}
  }

  /// A card with several panels, each with a CRTC and a plane of its own.
  private static func card(panels: UInt32) -> FakeCard {
    let card = FakeCard()
    for place in 0..<panels {
      card.addCRTC()
      card.addConnector(counter: place + 1, possibleCRTCs: 1 << place)
      card.addMode(8, 4, preferred: true)
      card.addPlane(possibleCRTCs: 1 << place)
    }
    return card
  }

  /// Displays on a card, of which the first few have shown a frame.
  private func open(
    _ count: Int, showing: Int? = nil, on shared: Card, of card: FakeCard,
    api: DisplayRequest.API = .atomic
  ) throws -> [KMSDisplay] {
    let cards = GraphicsCards(
      Array(repeating: DisplayRequest(api: api), count: count), now: { at(0) })
    let info = try shared.info()
    let displays = try (0..<count).map {
      try cards.openDisplay($0, of: CardSurvey([shared], DisplayInventory(cards: [info])))
    }
    for display in displays.prefix(showing ?? count) {
      try display.present(frame(1, for: display), at: at(1))
      for crtc in card.crtcs.indices { card.flip(crtc: Int32(crtc), at: at(1)) }
      _ = try display.dispatchEvents()
    }
    return displays
  }

  @Test func `keeps what is another's, and the picture of an output that has no frame yet`() throws
  {
    let card = Self.card(panels: 4)
    do {
      let shared = try card.open()
      card.keepFile()
      for display in try open(4, on: shared, of: card) { display.leave() }
    }
    let shared = try card.takeOver()
    let displays = try open(2, showing: 1, on: shared, of: card)
    // Somebody else's picture on the last one.
    card.setValue("FB_ID", of: card.planes[3], 900)
    shared.turnOffLeftovers()
    #expect(card.crtcs.map { card.value("ACTIVE", of: $0) } == [1, 1, 0, 1])
    withExtendedLifetime(displays) {}
  }

  @Test func `takes its mode over without setting it anew`() throws {
    let card = FakeCard.withPanel()
    _ = try predecessor(on: card, dies: false)
    card.clearLog()
    let display = try successor(on: card)
    try display.present(frame(3, for: display), at: at(3))
    #expect(!card.commits.contains { $0.contains("modeset") && !$0.contains("test") })
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `shows nothing on a panel that is no output of the next run`(
    api: DisplayRequest.API
  ) throws {
    let card = Self.card(panels: 2)
    do {
      let shared = try card.open()
      card.keepFile()
      for display in try open(2, on: shared, of: card, api: api) { display.leave() }
    }
    card.clearLog()
    let shared = try card.takeOver()
    let displays = try open(1, on: shared, of: card, api: api)
    #expect(card.value("ACTIVE", of: card.crtcs[1]) == 1)
    shared.turnOffLeftovers()
    #expect(card.crtcs.map { card.value("ACTIVE", of: $0) } == [1, 0])
    #expect(card.value("FB_ID", of: card.planes[1]) == 0)
    #expect(card.value("CRTC_ID", of: card.connectors[1]) == 0)
    #expect(card.picture()[0] == 1)
    #expect(shared.leftovers.isEmpty)
    #expect(card.violations == [])
    withExtendedLifetime(displays) {}
  }

  @Test func `is opened anew where the right to set modes is lost`() throws {
    let card = FakeCard.withPanel()
    _ = try predecessor(on: card, dies: false)
    card.setTaken(true)
    #expect(throws: SystemError.self) { try successor(on: card) }
  }

  @Test func `is no card any more where its device is gone`() throws {
    let card = FakeCard.withPanel()
    _ = try predecessor(on: card, dies: false)
    unsafe fake_remove(card.raw)
    #expect(throws: SystemError.self) { try successor(on: card) }
  }

  @Test func `hands an event of the former run to nobody`() throws {
    let card = FakeCard.withPanel()
    do {
      // In flight when it goes, and done when there is a successor.
      let display = try card.display()
      card.keepFile()
      try display.present(frame(1, for: display), at: at(1))
      display.leave()
    }
    let display = try successor(on: card)
    card.flip(at: at(2))
    #expect(try display.dispatchEvents() == nil)
  }

  @Test func `is looked at once for a picture that the kernel keeps, and not again`() throws {
    let card = FakeCard.withPanel()
    _ = try predecessor(on: card, dies: false)
    let shared = try card.takeOver()
    card.fail("commit modeset", EACCES)
    shared.turnOffLeftovers()
    #expect(card.isLit)
    let probes = card.probes
    shared.turnOffLeftovers()
    #expect(card.isLit)
    #expect(card.probes == probes)
  }

  @Test func `is master still where the console comes back, which is no failure`() throws {
    let card = FakeCard.withPanel()
    _ = try predecessor(on: card, dies: false)
    let shared = try card.takeOver()
    try shared.takeMaster()
    #expect(shared.isMaster)
  }

  @Test func `is opened anew once it is forgotten, whoever has it open still`() throws {
    let card = FakeCard.withPanel()
    let cards = GraphicsCards([DisplayRequest()], now: { at(0) })
    let former = try card.open()
    cards.adopt(former)
    cards.forget(former.path)
    #expect(cards.openCards.isEmpty)
    withExtendedLifetime(former) {}
  }
}

import CLibdrm
import DeviceEvents
import FakeLibdrm
import Geometry
import LinuxIO
import Testing

@testable import DisplayOutput

/// Plugs of a driver that says only that something was plugged, on a card with two panels.
@Suite struct `A plug that is not named` {
  private let card = FakeCard()
  private let cards: GraphicsCards
  private let displays: [KMSDisplay]
  private let told = DeviceEvent(
    .changed, name: "card0", node: "/dev/dri/fake", hotPlug: DeviceEvent.HotPlug())

  init() throws {
    for place in 0..<2 as Range<UInt32> {
      card.addCRTC()
      card.addConnector(counter: place + 1, possibleCRTCs: 1 << place)
      card.addMode(8, 4, preferred: true)
      card.addPlane(possibleCRTCs: 1 << place)
    }
    let cards = GraphicsCards([DisplayRequest(), DisplayRequest()], now: { at(0) })
    let shared = try card.open()
    displays = try [0, 1].map {
      try cards.openDisplay(
        $0, of: CardSurvey([shared], DisplayInventory(cards: [try shared.info()])))
    }
    self.cards = cards
  }

  /// Changes what the second connector says is plugged in, and has the driver tell of it.
  private func plug(_ connection: drmModeConnection) -> [DeviceEvent] {
    unsafe fake_plug(card.raw, card.connectors[1], connection.rawValue)
    if connection == DRM_MODE_CONNECTED {
      unsafe fake_add_mode(card.raw, card.connectors[1], 8, 4, 40, true)
    }
    return cards.attributed(told)
  }

  /// Whether each display is set up anew, once it is quiet.
  private func answers(to events: [DeviceEvent]) throws -> [Bool] {
    var gatherer = CardNewsGatherer()
    for event in events { gatherer.receive(event, at: at(0)) }
    let gathered = gatherer.take(at: at(1000))
    let news = cards.narrowed(try #require(gathered))
    return try displays.map { try $0.reexamine(news) }
  }

  @Test func `flashes no other panel where it bounces and the kernel has seen it`() throws {
    let probes = card.probes
    let events = plug(DRM_MODE_DISCONNECTED) + plug(DRM_MODE_CONNECTED)
    #expect(events.map { $0.hotPlug?.connector } == [card.connectors[1], card.connectors[1]])
    // To look costs no EDID.
    #expect(card.probes == probes)
    #expect(try answers(to: events) == [false, true])
  }

  @Test func `may be any where the kernel has not seen what happened`() throws {
    #expect(try answers(to: cards.attributed(told)) == [true, true])
    // Of two moves one was seen only.
    let events = plug(DRM_MODE_DISCONNECTED) + plug(DRM_MODE_CONNECTED) + cards.attributed(told)
    #expect(try answers(to: events) == [true, true])
  }

  @Test func `is told from one that was moved before and named, or that nobody has seen before`()
    throws
  {
    var named = told
    named.hotPlug?.connector = card.connectors[1]
    for connector in card.connectors {
      unsafe fake_plug(card.raw, connector, DRM_MODE_DISCONNECTED.rawValue)
    }
    #expect(cards.attributed(named) == [named])
    #expect(cards.attributed(told) == [told])
    card.addConnector(counter: 3)
    #expect(cards.attributed(told) == [told])
  }

  @Test func `may be several at once`() {
    for connector in card.connectors.reversed() {
      unsafe fake_plug(card.raw, connector, DRM_MODE_DISCONNECTED.rawValue)
    }
    #expect(cards.attributed(told).map { $0.hotPlug?.connector } == card.connectors)
  }

  @Test func `is not looked for where it is named, and is none that comes with its connector`() {
    var named = told
    named.hotPlug?.connector = card.connectors[1]
    unsafe fake_plug(card.raw, card.connectors[0], DRM_MODE_DISCONNECTED.rawValue)
    #expect(cards.narrowed(CardNews([named])) == CardNews([named]))
    // Now it has been looked at.
    #expect(
      cards.narrowed(CardNews([told])).events.map { $0.hotPlug?.connector } == [card.connectors[0]])
    card.addConnector(counter: 3)
    #expect(cards.narrowed(CardNews([told])) == CardNews([told]))
  }

  @Test func `needs no looking at where there is one panel, or another card is told of`() {
    let other = DeviceEvent(
      .changed, name: "card1", node: "/dev/dri/other", hotPlug: DeviceEvent.HotPlug())
    #expect(cards.attributed(other) == [other])
    cards.requests = [DisplayRequest()]
    unsafe fake_plug(card.raw, card.connectors[1], DRM_MODE_DISCONNECTED.rawValue)
    #expect(cards.attributed(told) == [told])
  }
}

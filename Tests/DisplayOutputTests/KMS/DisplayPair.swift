import Geometry
import LinuxIO

@testable import DisplayOutput

/// A card of two CRTCs with a plane each, and two panels of 8 by 4 pixels, of which the second can be
/// driven by the first CRTC alone.
struct DisplayPair {
  let card: FakeCard
  let cards: GraphicsCards

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
  func open(_ index: Int, on shared: Card) throws -> KMSDisplay {
    try cards.openDisplay(
      index, of: CardSurvey([shared], DisplayInventory(cards: [try shared.info()])))
  }

  /// Opens both, in this order.
  func openBoth(
    _ order: [Int] = [0, 1], api: DisplayRequest.API = .auto
  ) throws -> [KMSDisplay] {
    cards.requests = Array(repeating: DisplayRequest(api: api), count: 2)
    let shared = try card.open()
    var displays: [Int: KMSDisplay] = [:]
    for index in order { displays[index] = try open(index, on: shared) }
    return [0, 1].compactMap { displays[$0] }
  }

  /// The CRTC of each connector, by their places.
  var crtcs: [Int?] {
    [0, 1].map { connector in
      card.crtcs.firstIndex { UInt64($0) == card.value("CRTC_ID", of: card.connectors[connector]) }
    }
  }
}

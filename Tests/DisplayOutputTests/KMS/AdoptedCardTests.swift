import FakeLibdrm
import Geometry
import LinuxIO
import Testing

@testable import DisplayOutput

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

import CLibdrm
import DeviceEvents
import Geometry
import Glibc
import LinuxIO
import Testing

@testable import DisplayOutput

/// What the machine's cards are asked while one output waits for its display.
@Suite struct `Cards that are asked for a display` {
  private let cards = GraphicsCards(
    [DisplayRequest()], now: { at(0) },
    open: { (path) throws(SystemError) in
      throw SystemError("open", on: path, reason: .noDevice)
    })

  /// Opens the display on the cards as they are now.
  private func open(_ index: Int = 0, on shared: Card...) throws -> KMSDisplay {
    try cards.openDisplay(
      index, of: CardSurvey(shared, DisplayInventory(cards: shared.map { try $0.info() })))
  }

  /// The card that was left open.
  private func openCard() throws -> Card { try #require(cards.openCards.first) }

  @Test func `keep one open that has nothing plugged in, so that no console shows`() throws {
    let card = FakeCard.withPanel()
    card.plug(DRM_MODE_DISCONNECTED)
    for _ in 0..<3 {
      #expect(throws: DisplayError.noDisplay("nothing is plugged into HDMI-A-1")) {
        try open(on: cards.openCards.first ?? card.open())
      }
      #expect(card.openDescriptors == 1)
    }
    card.plug(DRM_MODE_CONNECTED)
    card.addMode(8, 4, preferred: true)
    let display = try open(on: openCard())
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.picture()[0] == 1)
    // Now it is open for the display's sake.
    display.close()
    #expect(card.openDescriptors == 0)
  }

  @Test func `keep one open while its display is opened anew`() throws {
    let card = FakeCard.withPanel()
    let display = try open(on: card.open())
    cards.keepOpen()
    display.close()
    #expect(card.openDescriptors == 1)
    _ = try open(on: openCard())
    #expect(card.openDescriptors == 0)
  }

  @Test func `close one that no output waits for any more`() throws {
    let (first, second) = (FakeCard.withPanel(), FakeCard.withPanel())
    first.plug(DRM_MODE_DISCONNECTED)
    second.plug(DRM_MODE_DISCONNECTED)
    let both = [DisplayRequest(card: "/dev/dri/first"), DisplayRequest(card: "/dev/dri/second")]
    cards.requests = both
    for (index, card) in [first, second].enumerated() {
      let path = try #require(both[index].card)
      #expect(throws: DisplayError.self) { try open(index, on: card.open(as: path)) }
    }
    cards.releaseUnused()
    #expect([first, second].map(\.openDescriptors) == [1, 1])
    cards.requests = [both[1]]
    cards.releaseUnused()
    #expect([first, second].map(\.openDescriptors) == [0, 1])
    // Whoever takes any display may be shown on it.
    cards.requests = [DisplayRequest()]
    cards.releaseUnused()
    #expect(second.openDescriptors == 1)
    cards.requests = []
    cards.releaseUnused()
    #expect(second.openDescriptors == 0)
  }

  @Test func `remember how a display was driven that comes back without its EDID`() throws {
    let card = FakeCard.withPanel()
    card.addProperty("EDID", of: card.connectors[0], 77, named: nil)
    try open(on: card.open()).close()
    card.plug(DRM_MODE_CONNECTED)
    card.setValue("EDID", of: card.connectors[0], 0)
    card.addMode(102, 76)
    card.addMode(64, 48)
    #expect(try open(on: card.open()).mode.size == PixelSize(width: 8, height: 4))

    // It says what it can again, and that is another thing.
    card.setValue("EDID", of: card.connectors[0], 78)
    #expect(try open(on: card.open()).mode.size == PixelSize(width: 102, height: 76))
  }

  @Test func `compute a size that a display without EDID is not known to offer`() throws {
    let card = FakeCard.withPanel()
    card.addProperty("EDID", of: card.connectors[0], 0, named: nil)
    card.addMode(102, 76)
    let size = PixelSize(width: 72, height: 40)
    cards.requests = [DisplayRequest(mode: .size(size, refreshRate: nil))]
    #expect(try open(on: card.open()).mode.size == size)
  }

  @Test func `do not compute one for a built-in panel, which has one mode and no EDID`() throws {
    let card = FakeCard.withPanel()
    card.addProperty("EDID", of: card.connectors[0], 0, named: nil)
    cards.requests = [
      DisplayRequest(mode: .size(PixelSize(width: 72, height: 40), refreshRate: nil))
    ]
    #expect(throws: DisplayError.noDisplay("HDMI-A-1 does not offer 72x40; it offers 8x4@59.52")) {
      try open(on: card.open())
    }
  }

  @Test func `stay with a driver of the boot until the one that takes its place is alone`() throws {
    let (simple, native) = (FakeCard.withPanel(driver: "simpledrm"), FakeCard.withPanel())
    let first = try simple.open(as: "/dev/dri/card0")
    let display = try open(on: first)
    try display.present(frame(1, for: display), at: at(0))
    // Both are there for a moment.
    let added = DeviceEvent(.added, name: "card1", node: "/dev/dri/card1")
    #expect(try !display.reexamine(CardNews([added])))

    simple.remove()
    let removed = CardNews([DeviceEvent(.removed, name: "card0", node: "/dev/dri/card0")])
    cards.forgetGone(removed)
    #expect(throws: DisplayError.self) { try display.reexamine(removed) }
    display.close()
    let next = try open(on: native.open(as: "/dev/dri/card1"))
    try next.present(frame(2, for: next), at: at(0))
    #expect(native.picture()[0] == 2)
  }

  @Test func `forget one that is gone, and not one that has come under its name`() throws {
    // A device file that is there; which one it is does not matter.
    let path = "/dev/null"
    let removed = CardNews([DeviceEvent(.removed, name: "card0", node: path)])
    let card = FakeCard.withPanel()
    card.plug(DRM_MODE_DISCONNECTED)
    #expect(throws: DisplayError.self) { try open(on: card.open(as: path)) }
    cards.forgetGone(removed)
    #expect(cards.openCards.count == 1)
    card.remove()
    cards.forgetGone(removed)
    #expect(cards.openCards.isEmpty)
    #expect(card.openDescriptors == 0)
  }
}

import CLibdrm
import FakeLibdrm
import Geometry
import LinuxIO
import Testing

@testable import DisplayOutput

/// Which open file of a card the displays are shown on, while others have it open as well.
@Suite struct `Cards that are opened for a display` {
  private let card = FakeCard.withPanel()

  /// What opens the cards of a machine that has this one and, unless told otherwise, no other.
  private func cards(
    _ requests: [DisplayRequest], beside others: [String: FakeCard] = [:]
  ) -> GraphicsCards {
    let all = others.merging(["/dev/dri/card0": card]) { $1 }
    return GraphicsCards(
      requests, now: { at(0) }, list: { all.keys.sorted().map { CardNames(path: $0) } },
      open: { (path) throws(SystemError) in
        guard let card = all[path] else { throw SystemError("open", on: path, reason: .noDevice) }
        return try card.open(as: path)
      })
  }

  private func show(_ shade: UInt8, on display: KMSDisplay) throws {
    try display.present(frame(shade, for: display), at: at(0))
    card.flip(at: at(0))
    _ = try display.dispatchEvents()
  }

  @Test func `are opened anew where they were opened while another program was master`() throws {
    card.setTaken(true)
    card.plug(DRM_MODE_DISCONNECTED)
    let cards = cards([DisplayRequest()])
    #expect(throws: DisplayError.noDisplay("nothing is plugged into HDMI-A-1")) {
      try cards.openDisplay(0)
    }
    #expect(card.openDescriptors == 0)
    card.setTaken(false)
    card.plug(DRM_MODE_CONNECTED)
    card.addMode(8, 4)
    try show(1, on: cards.openDisplay(0))
    #expect(card.violations == [])
  }

  @Test func `are opened anew where another has the name of one that is gone, though nobody tells`()
    throws
  {
    let native = FakeCard.withPanel()
    var there = card
    let cards = GraphicsCards(
      [DisplayRequest()], now: { at(0) }, list: { [CardNames(path: "/dev/dri/card0")] },
      open: { (path) throws(SystemError) in try there.open(as: path) })
    card.plug(DRM_MODE_DISCONNECTED)
    #expect(throws: DisplayError.self) { try cards.openDisplay(0) }
    #expect(card.openDescriptors == 1)
    card.remove()
    there = native
    #expect(throws: DisplayError.self) { try cards.openDisplay(0) }
    #expect(card.openDescriptors == 0)
    let display = try cards.openDisplay(0)
    try display.present(frame(1, for: display), at: at(0))
    #expect(native.picture()[0] == 1)
  }

  @Test func `are used again where they are kept, whoever else keeps them`() throws {
    let cards = cards([DisplayRequest()])
    do {
      let display = try cards.openDisplay(0)
      card.keepFile()
      try show(1, on: display)
      // A configuration names another connector, which there is not, and then the former one.
      cards.keepOpen()
      display.stop()
    }
    cards.requests = [DisplayRequest(connector: "HDMI-A-7")]
    #expect(throws: DisplayError.self) { try cards.openDisplay(0) }
    cards.releaseUnused()
    // Whoever keeps what is shown on forgets what is not open any more.
    #expect(cards.openCards.count == 1)
    cards.requests = [DisplayRequest()]
    try show(2, on: cards.openDisplay(0))
  }

  @Test func `are left alone where another one is meant`() throws {
    let absent = DisplayRequest(card: "platform-gpu-card")
    let cards = cards([absent], beside: ["/dev/dri/card1": .withPanel()])
    #expect(throws: DisplayError.self) { try cards.openDisplay(0) }
    #expect(cards.openCards.isEmpty)
    #expect(card.openDescriptors == 0)
  }

  @Test func `are kept where they are meant, and no others`() throws {
    let other = FakeCard.withPanel()
    card.plug(DRM_MODE_DISCONNECTED)
    let cards = cards([DisplayRequest(card: "/dev/dri/card0")], beside: ["/dev/dri/card1": other])
    #expect(throws: DisplayError.self) { try cards.openDisplay(0) }
    #expect(cards.openCards.map(\.path) == ["/dev/dri/card0"])
    #expect(other.openDescriptors == 0)
  }

  @Test(arguments: [1, 2])
  func `are kept while a display may be found on them, and for no longer`(outputs: Int) throws {
    let other = FakeCard.withPanel()
    let cards = cards(
      Array(repeating: DisplayRequest(), count: outputs), beside: ["/dev/dri/card1": other])
    for card in [card, other] { card.plug(DRM_MODE_DISCONNECTED) }
    #expect(throws: DisplayError.self) { try cards.openDisplay(0) }
    #expect(cards.openCards.map(\.path) == ["/dev/dri/card0", "/dev/dri/card1"])

    other.plug(DRM_MODE_CONNECTED)
    other.addMode(8, 4)
    let display = try cards.openDisplay(0)
    #expect(display.connector?.card == "/dev/dri/card1")
    // A second output waits for the other card.
    #expect(cards.openCards.count == outputs)
    if outputs == 1 {
      #expect(card.openDescriptors == 0)
      #expect(try card.open().isMaster)
    }
    withExtendedLifetime(display) {}
  }
}

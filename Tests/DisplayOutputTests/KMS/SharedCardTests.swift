import CLibdrm
import DeviceEvents
import FakeLibdrm
import Geometry
import Glibc
import LinuxIO
import Testing

@testable import DisplayOutput

@Suite struct `Two displays that share a card` {
  private let pair = DisplayPair()
  private var card: FakeCard { pair.card }
  private var cards: GraphicsCards { pair.cards }

  @Test func `share one open file, which is closed with the last of them`() throws {
    do {
      let displays = try pair.openBoth()
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

  @Test func `are told that no CRTC is left, where one is shown that would not give way`() throws {
    let shared = try card.open()
    cards.requests = [
      DisplayRequest(connector: "HDMI-A-1"), DisplayRequest(card: "elsewhere"),
    ]
    let first = try pair.open(0, on: shared)
    try first.present(frame(1, for: first), at: at(0))
    #expect(pair.crtcs[0] == 0)
    cards.requests[1] = DisplayRequest(connector: "HDMI-A-2")
    let error = #expect(throws: DisplayError.self) { try pair.open(1, on: shared) }
    #expect(
      error
        == .unusable(
          "nothing is left to try on /dev/dri/fake: other outputs use what could drive it"))
  }

  @Test func `are each set up anew for their own plug, where it can be told which one was moved`()
    throws
  {
    let displays = try pair.openBoth()
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
    let displays = try pair.openBoth()
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

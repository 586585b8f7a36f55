import CLibdrm
import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import LinuxIO
import Testing

@Suite struct `The inventory of displays` {
  @Test func `lists what a card has, and says what would be chosen and why`() throws {
    let card = FakeCard(driver: "vc4")
    card.addCRTC()
    card.addCRTC()
    // The kernel counts connectors over all cards: here others were there before.
    card.addConnector(DRM_MODE_CONNECTOR_HDMIA, counter: 3, DRM_MODE_DISCONNECTED)
    card.addConnector(DRM_MODE_CONNECTOR_HDMIA, counter: 4, possibleCRTCs: 0b10)
    card.addMode(1024, 600, preferred: true)
    card.addMode(800, 600, rate: 59.94)
    card.addConnector(DRM_MODE_CONNECTOR_DSI, counter: 1, DRM_MODE_UNKNOWNCONNECTION)
    card.addPlane(possibleCRTCs: 0b11, formats: [FakeCard.xrgb, FakeCard.rgb565])
    card.addPlane(DRM_PLANE_TYPE_CURSOR, possibleCRTCs: 0b10)
    card.setMillimetres(154, 86, of: card.connectors[1])
    card.addProperty("panel orientation", of: card.connectors[1], 3, named: "Right Side Up")
    card.addProperty("link-status", of: card.connectors[1], 1, named: "Bad")
    let info = try card.open().info(
      CardNames(path: "/dev/dri/fake", stable: ["platform-gpu-card"]))
    let inventory = DisplayInventory(
      cards: [info],
      failures: [
        SystemError(
          "open", on: "/dev/dri/card1", reason: .permissionDenied,
          remedy: "add this user to the group video")
      ])
    #expect(
      inventory.lines(for: DisplayRequest()) == [
        "card /dev/dri/fake, platform-gpu-card: driver vc4, atomic",
        "  connector HDMI-A-1: disconnected",
        "  connector HDMI-A-2: connected, 154x86 mm, asks for rotation 90, link lost",
        "    mode 1024x600@60 preferred",
        "    mode 800x600@59.94",
        "  connector DSI-1: may be connected",
        "  plane \(card.planes[0]): primary, CRTCs 0 1, formats XR24 RG16",
        "  plane \(card.planes[1]): cursor, CRTCs 1, formats XR24",
        "card: could not open /dev/dri/card1: Permission denied (EACCES); "
          + "add this user to the group video",
        "chosen: HDMI-A-2 on platform-gpu-card, 1024x600@60, "
          + "because it is the only one that is connected",
      ])
  }

  @Test func `names the permission that is missing where there is no display without it`() {
    let inventory = DisplayInventory(
      cards: [],
      failures: [
        SystemError(
          "open", on: "/dev/dri/card1", reason: .permissionDenied, remedy: "join the group video")
      ])
    #expect(
      inventory.lines(for: DisplayRequest()).last
        == "chosen: none, because could not open /dev/dri/card1: "
        + "Permission denied (EACCES); join the group video")
  }

  @Test func `tells cards that are left apart from those that could not be read`() {
    let inventory = DisplayInventory(
      cards: [CardInfo(names: CardNames(path: "/dev/dri/card0"), driver: "v3d")],
      failures: [SystemError("open", on: "/dev/dri/card1", reason: .noDevice)])
    #expect(
      inventory.lines(for: DisplayRequest()).last
        == "chosen: none, because no card has a connector; could not open /dev/dri/card1: "
        + "No such device (ENODEV)")
  }

  @Test func `says which card belongs to another program`() throws {
    let card = FakeCard.withPanel()
    card.setTaken(true)
    let inventory = DisplayInventory(cards: [try card.open().info()])
    #expect(
      inventory.lines(for: DisplayRequest()).first
        == "card /dev/dri/fake: driver fake, atomic, in use by another program")
  }

  /// The kernel's words for which way is up, and the turn of the picture.
  static let orientations: [(String, Rotation?)] = [
    ("Normal", Rotation.none), ("Right Side Up", .quarter), ("Upside Down", .half),
    ("Left Side Up", .threeQuarters), ("Diagonal", nil),
  ]

  @Test(arguments: orientations)
  func `turns a panel's orientation into a rotation of the picture`(
    words: String, rotation: Rotation?
  ) throws {
    let card = FakeCard.withPanel()
    card.addProperty("panel orientation", of: card.connectors[0], 2, named: words)
    #expect(try card.open().info().connectors[0].panelOrientation == rotation)
  }

  @Test func `knows what drives a connector, with or without an encoder`() throws {
    for isAtomic in [true, false] {
      let shown = FakeCard.withPanel()
      shown.setAtomic(isAtomic)
      shown.show()
      #expect(try shown.open().info().connectors[0].currentCRTC?.rawValue == shown.crtcs[0])
      let dark = FakeCard.withPanel()
      dark.setAtomic(isAtomic)
      #expect(try dark.open().info().connectors[0].currentCRTC == nil)
    }
  }

  @Test func `reads no card that only renders`() throws {
    let card = FakeCard(driver: "v3d")
    card.fail("drmModeGetResources", EOPNOTSUPP)
    let error = #expect(throws: SystemError.self) { try card.open().info() }
    #expect(error?.reason == .notSupported)
    #expect(card.openDescriptors == 0)
  }

  @Test func `has nothing to say about a card that is not there`() throws {
    let error = #expect(throws: SystemError.self) { try Card(opening: "/dev/dri/no-such-card") }
    #expect(error?.reason == .noSuchFile)
    #expect(error?.remedy == nil)
  }
}

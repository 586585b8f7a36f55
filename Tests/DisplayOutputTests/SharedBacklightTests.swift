import CLibdrm
import Geometry
import LinuxIO
import TestFiles
import Testing

@testable import DisplayOutput

@Suite struct `The backlights of several panels` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("state")
  }

  /// Adds a backlight that hangs on a device.
  private func add(_ name: String, on device: String) throws {
    try folder.makeFolder(device)
    try folder.write("raw\n", to: "backlight/\(name)/type")
    try folder.write("187\n", to: "backlight/\(name)/brightness")
    try folder.link("backlight/\(name)/device", to: folder.file(device))
  }

  private func brightness(_ name: String) throws -> String {
    try folder.firstLine("backlight/\(name)/brightness")
  }

  /// Two displays of a card with two built-in panels.
  private func displays(
    _ type: Int32 = DRM_MODE_CONNECTOR_eDP, of name: String = "card0"
  ) throws -> [KMSDisplay] {
    let card = FakeCard()
    for place in 0..<2 as Range<UInt32> {
      card.addCRTC()
      card.addConnector(type, counter: place + 1, possibleCRTCs: 1 << place)
      card.addMode(8, 4, preferred: true)
      card.addPlane(possibleCRTCs: 1 << place)
    }
    let shared = try card.open(as: "/dev/dri/\(name)")
    let survey = CardSurvey([shared], DisplayInventory(cards: [try shared.info()]))
    let cards = GraphicsCards(
      [DisplayRequest(), DisplayRequest()],
      backlights: Backlights(
        in: folder.file("backlight"), buses: folder.file("bus"),
        rememberingIn: folder.file("state")))
    return try [0, 1].map { try cards.openDisplay($0, of: survey) }
  }

  @Test func `are one each where they hang on the connectors`() throws {
    // Another card's panel has the number 1; and other types are counted by themselves.
    try folder.makeFolder("pci/drm/card1/card1-eDP-1")
    try folder.makeFolder("pci/drm/card0/card0-DP-1")
    try add("a", on: "pci/drm/card0/card0-eDP-10")
    try add("b", on: "pci/drm/card0/card0-eDP-9")
    let displays = try displays()
    #expect(displays.map { $0.backlight?.name } == ["b", "a"])
    try displays[0].backlight?.turnOff()
    #expect(try brightness("b") == "0")
    #expect(try brightness("a") == "187")
    // For the next run, should this one be killed.
    #expect(try DirectoryContents.names(in: folder.file("state")) == ["backlight-b"])
  }

  @Test func `are told by the numbers that the kernel gives connectors, where it does`() throws {
    let numbers = try displays().map { "\($0.choice.connector.id.rawValue)\n" }
    try add("a", on: "pci/drm/card0/card0-eDP-1")
    try folder.write(numbers[1], to: "pci/drm/card0/card0-eDP-1/connector_id")
    try add("b", on: "pci/drm/card0/card0-eDP-2")
    try folder.write(numbers[0], to: "pci/drm/card0/card0-eDP-2/connector_id")
    #expect(try displays().map { $0.backlight?.name } == ["b", "a"])
  }

  @Test func `are kept lit for nobody who has gone`() throws {
    try add("board", on: "platform/backlight")
    let device = BacklightDevice(
      named: "board", in: folder.file("backlight"), rememberingIn: nil)
    var first: Backlight? = Backlight(of: device)
    let second = Backlight(of: device)
    try second.turnOff()
    #expect(try brightness("board") == "187")
    try withExtendedLifetime(first) { try first?.dim(to: 0.3) }
    #expect(try brightness("board") == "56")
    first = nil
    try second.turnOff()
    #expect(try brightness("board") == "0")
  }

  @Test func `are one for all where nothing tells whose it is, dark only when all are`() throws {
    try add("board", on: "platform/backlight")
    let displays = try displays()
    let lights = displays.compactMap(\.backlight)
    #expect(lights.map(\.name) == ["board", "board"])
    try lights[0].turnOff()
    #expect(try brightness("board") == "187")
    try lights[1].dim(to: 0.3)
    #expect(try brightness("board") == "56")
    try lights[1].turnOff()
    #expect(try brightness("board") == "0")
    try lights[0].restore()
    #expect(try brightness("board") == "187")
    try lights[0].turnOff()
    #expect(try brightness("board") == "0")
    // A panel that is given up lights no other one, nor keeps it lit.
    displays[0].close()
    #expect(try brightness("board") == "0")
    displays[1].close()
    #expect(try brightness("board") == "187")
  }

  @Test func `are one each on the board, too, dark by themselves`() throws {
    try add("b", on: "platform/b")
    try add("a", on: "platform/a")
    let displays = try displays()
    #expect(displays.map { $0.backlight?.name } == ["a", "b"])
    try displays[0].backlight?.turnOff()
    #expect(try brightness("a") == "0")
    #expect(try brightness("b") == "187")
  }

  @Test func `go by the panels that the device tree joins them to`() throws {
    try add("a", on: "platform/a")
    try folder.write("\0\0\0\u{21}", to: "platform/a/of_node/phandle")
    try add("b", on: "platform/b")
    try folder.write("\0\0\0\u{22}", to: "platform/b/of_node/phandle")
    // Lit by the panel itself.
    try add("c", on: "platform/1.dsi/1.dsi.0")
    try folder.link("bus/mipi-dsi/devices/1.dsi.0", to: folder.file("platform/1.dsi/1.dsi.0"))
    try folder.write("\0\0\0\u{22}", to: "bus/mipi-dsi/devices/2.dsi.0/of_node/backlight")
    try folder.write("\0\0\0\u{21}", to: "bus/platform/devices/panel/of_node/backlight")
    try folder.link("bus/platform/devices/b", to: folder.file("platform/b"))
    #expect(
      try displays(DRM_MODE_CONNECTOR_DSI).map { $0.backlight?.name } == ["c", "b"])
    #expect(try displays(DRM_MODE_CONNECTOR_DPI).map { $0.backlight?.name } == ["a", "c"])
  }

  @Test func `on a graphics device are its cards' alone`() throws {
    try add("other", on: "pci/1")
    // Of what only renders nothing is said.
    try folder.makeFolder("pci/1/drm/renderD128")
    #expect(try displays().map { $0.backlight?.name } == ["other", "other"])
    try folder.makeFolder("pci/1/drm/card1")
    #expect(try displays().map { $0.backlight?.name } == [nil, nil])
    try folder.makeFolder("pci/1/drm/card0")
    #expect(try displays().map { $0.backlight?.name } == ["other", "other"])
  }

  @Test func `below a graphics device are its cards' alone`() throws {
    try add("other", on: "platform/2.dsi/2.dsi.0")
    try folder.makeFolder("platform/2.dsi/drm/card1")
    #expect(try displays(DRM_MODE_CONNECTOR_DSI).map { $0.backlight?.name } == [nil, nil])
  }

  /// A light on the board for a panel that hangs on another card's DSI host.
  @Test func `of panels below other cards are left to these`() throws {
    try add("board", on: "platform/board")
    try folder.write("phandle", to: "platform/board/of_node/phandle")
    try folder.write("phandle", to: "platform/2.dsi/2.dsi.0/of_node/backlight")
    try folder.makeFolder("platform/2.dsi/drm/card1")
    try folder.link("bus/mipi-dsi/devices/2.dsi.0", to: folder.file("platform/2.dsi/2.dsi.0"))
    func names(ofCard card: String) throws -> [String?] {
      try displays(DRM_MODE_CONNECTOR_DSI, of: card).map { $0.backlight?.name }
    }
    #expect(try names(ofCard: "card0") == [nil, nil])
    #expect(try names(ofCard: "card1") == ["board", "board"])
  }

  /// The card of a panel on SPI hangs on the panel.
  @Test func `of panels on other cards are left to these`() throws {
    func addPanel(_ place: String, ofCard card: String, litBy light: String) throws {
      try add(light, on: "platform/\(light)")
      try folder.write("phandle of \(light)", to: "platform/\(light)/of_node/phandle")
      try folder.write("phandle of \(light)", to: "spi/\(place)/of_node/backlight")
      try folder.makeFolder("spi/\(place)/drm/\(card)")
      try folder.link("bus/spi/devices/\(place)", to: folder.file("spi/\(place)"))
    }
    func names(ofCard card: String) throws -> [String?] {
      try displays(DRM_MODE_CONNECTOR_SPI, of: card).map { $0.backlight?.name }
    }
    try addPanel("spi0.0", ofCard: "card1", litBy: "a")
    #expect(try names(ofCard: "card1") == ["a", "a"])
    #expect(try names(ofCard: "card2") == [nil, nil])
    try addPanel("spi0.1", ofCard: "card2", litBy: "b")
    #expect(try names(ofCard: "card1") == ["a", "a"])
    #expect(try names(ofCard: "card2") == ["b", "b"])
  }
}

import DisplayOutput
import Geometry
import Testing

@Suite struct `A display` {
  private static func mode(_ width: UInt16, _ height: UInt16) -> VideoMode {
    VideoMode(
      clock: 60 * UInt32(width) * UInt32(height) / 1000,
      horizontal: .init(displayed: width, syncStart: width, syncEnd: width, total: width),
      vertical: .init(displayed: height, syncStart: height, syncEnd: height, total: height))
  }

  private static func connector(
    _ name: String, _ status: ConnectorInfo.Status, _ modes: [VideoMode] = [mode(1000, 600)]
  ) -> ConnectorInfo {
    ConnectorInfo(
      id: ID(UInt32(name.utf8.reduce(0) { $0 + Int($1) })), name: name, status: status,
      modes: status == .disconnected ? [] : modes)
  }

  private static func card(
    _ path: String, _ stableName: String?, _ connectors: ConnectorInfo...
  ) -> CardInfo {
    CardInfo(
      names: CardNames(path: path, stable: stableName.map { [$0] } ?? []), driver: "fake",
      connectors: connectors)
  }

  private static let renderer = card("/dev/dri/card0", "platform-v3d-card")
  private static let board = card(
    "/dev/dri/card1", "platform-gpu-card", connector("HDMI-A-1", .disconnected),
    connector("HDMI-A-2", .connected), connector("Composite-1", .unknown, [mode(720, 576)]))
  private static let usb = card("/dev/dri/card2", nil, connector("DVI-I-1", .connected))
  private static let dark = card(
    "/dev/dri/card3", nil, connector("HDMI-A-1", .disconnected),
    connector("HDMI-A-2", .disconnected))

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var cards: [CardInfo] = [renderer, board, usb]
    var request = DisplayRequest()
    let expected: String
  }

  static let rows = [
    Row(
      testDescription: "the 3D engine is card0 and drives no display",
      expected: "platform-gpu-card HDMI-A-2 1000x600: "
        + "it is the first of 2 that are connected"),
    Row(
      testDescription: "the cards came in another order", cards: [board, usb, renderer],
      expected: "platform-gpu-card HDMI-A-2 1000x600: "
        + "it is the first of 2 that are connected"),
    Row(
      testDescription: "a card by its stable name", cards: [usb, board],
      request: DisplayRequest(card: "platform-gpu-card"),
      expected: "platform-gpu-card HDMI-A-2 1000x600: it is the only one that is connected"),
    Row(
      testDescription: "a card by its link", cards: [usb, board],
      request: DisplayRequest(card: "/dev/dri/by-path/platform-gpu-card"),
      expected: "platform-gpu-card HDMI-A-2 1000x600: it is the only one that is connected"),
    Row(
      testDescription: "a card by its path",
      request: DisplayRequest(card: "/dev/dri/card2"),
      expected: "/dev/dri/card2 DVI-I-1 1000x600: it is the only one that is connected"),
    Row(
      testDescription: "a connector by name, on whichever card",
      request: DisplayRequest(connector: "DVI-I-1"),
      expected: "/dev/dri/card2 DVI-I-1 1000x600: it is the one that is asked for"),
    Row(
      testDescription: "a connector that cannot tell, asked for",
      request: DisplayRequest(connector: "Composite-1"),
      expected: "platform-gpu-card Composite-1 720x576: it is the one that is asked for"),
    Row(
      testDescription: "a connector that cannot tell, where nothing says it is connected",
      cards: [card("/dev/dri/card0", nil, connector("VGA-1", .unknown))],
      expected: "/dev/dri/card0 VGA-1 1000x600: "
        + "it is the only one that is not known to be disconnected"),
    Row(
      testDescription: "the monitor is off at start", cards: [renderer, dark],
      expected: "nothing is plugged into HDMI-A-1, HDMI-A-2"),
    Row(
      testDescription: "the connector that is asked for is empty",
      request: DisplayRequest(connector: "HDMI-A-1"),
      expected: "nothing is plugged into HDMI-A-1"),
    Row(
      testDescription: "a cable without hot-plug line is forced, with its own timing",
      cards: [dark],
      request: DisplayRequest(
        connector: "HDMI-A-2", mode: .timing(mode(1366, 768)), force: true),
      expected: "/dev/dri/card3 HDMI-A-2 1366x768: display.force is set"),
    Row(
      testDescription: "forced, but nothing says which timing", cards: [dark],
      request: DisplayRequest(force: true),
      expected:
        "HDMI-A-1 offers no mode (no EDID could be read); give display.mode a size or a modeline"),
    Row(
      testDescription: "forced, with a size", cards: [dark],
      request: DisplayRequest(
        mode: .size(PixelSize(width: 1366, height: 768), refreshRate: nil), force: true),
      expected: "/dev/dri/card3 HDMI-A-1 1366x768: display.force is set"),
    Row(
      testDescription: "forcing does not shut out what is connected",
      request: DisplayRequest(force: true),
      expected: "platform-gpu-card HDMI-A-2 1000x600: "
        + "it is the first of 2 that are connected"),
    Row(
      testDescription: "no card yet", cards: [],
      expected: "there is no card in /dev/dri"),
    Row(
      testDescription: "only cards that render", cards: [renderer],
      expected: "no card has a connector"),
    Row(
      testDescription: "no such card", cards: [renderer, usb],
      request: DisplayRequest(card: "platform-vc4-card"),
      expected: "there is no card platform-vc4-card; there is platform-v3d-card, /dev/dri/card2"),
    Row(
      testDescription: "no such connector", cards: [dark],
      request: DisplayRequest(connector: "DSI-1"),
      expected: "there is no connector DSI-1; there is HDMI-A-1, HDMI-A-2"),
  ]

  @Test(arguments: rows)
  func `is chosen by what there is, never by number`(row: Row) {
    let found: String
    do {
      let choice = try DisplayChoice(row.request, among: row.cards)
      found =
        "\(row.cards[choice.card].displayName) \(choice.connector.name) \(choice.mode.size): "
        + choice.reason
    } catch {
      guard case .noDisplay(let reason) = error else {
        Issue.record("not a state to wait in: \(error)")
        return
      }
      found = reason
    }
    #expect(found == row.expected)
  }
}

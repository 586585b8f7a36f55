import Testing

@testable import DisplayOutput

@Suite struct `Choices for several outputs` {
  private static func card(_ path: String, _ connectors: [(String, Bool)]) -> CardInfo {
    let mode = VideoMode(
      clock: 1000, horizontal: .init(displayed: 8, syncStart: 8, syncEnd: 8, total: 8),
      vertical: .init(displayed: 4, syncStart: 4, syncEnd: 4, total: 4))
    return CardInfo(
      names: CardNames(path: path), driver: "",
      connectors: connectors.enumerated().map { index, connector in
        ConnectorInfo(
          id: ID(UInt32(index) + 1), name: connector.0,
          status: connector.1 ? .connected : .disconnected, modes: connector.1 ? [mode] : [])
      })
  }

  private static let both = [card("a", [("HDMI-A-1", true), ("HDMI-A-2", true)])]
  private static let second = [card("a", [("HDMI-A-1", false), ("HDMI-A-2", true)])]
  private static let two = [card("a", [("HDMI-A-1", true)]), card("b", [("HDMI-A-1", true)])]

  private static func named(_ connector: String?, card: String? = nil) -> DisplayRequest {
    DisplayRequest(card: card, connector: connector)
  }

  /// Cards, requests, what is shown already, and the connector of each request.
  static let rows: [([CardInfo], [DisplayRequest], [Int: ConnectorKey], [String?])] = [
    (both, [named(nil), named(nil)], [:], ["a HDMI-A-1", "a HDMI-A-2"]),
    (both, [named(nil), named("HDMI-A-1")], [:], ["a HDMI-A-2", "a HDMI-A-1"]),
    (both, [named("HDMI-A-2"), named(nil)], [:], ["a HDMI-A-2", "a HDMI-A-1"]),
    (both, [named(nil), named(nil), named(nil)], [:], ["a HDMI-A-1", "a HDMI-A-2", nil]),
    // A name is kept for whoever names it, although nothing is plugged into it yet.
    (second, [named(nil), named("HDMI-A-1")], [:], ["a HDMI-A-2", nil]),
    (second, [named(nil), named("HDMI-A-2")], [:], [nil, "a HDMI-A-2"]),
    // What is shown stays where it is, although the first output would now take it.
    (
      both, [named(nil), named(nil)], [1: ConnectorKey(card: "a", name: "HDMI-A-1")],
      ["a HDMI-A-2", "a HDMI-A-1"]
    ),
    (
      second, [named(nil), named(nil)], [1: ConnectorKey(card: "a", name: "HDMI-A-2")],
      [nil, "a HDMI-A-2"]
    ),
    // Cards count their connectors each from 1.
    (two, [named(nil), named(nil)], [:], ["a HDMI-A-1", "b HDMI-A-1"]),
    (two, [named("HDMI-A-1"), named(nil)], [:], ["a HDMI-A-1", "b HDMI-A-1"]),
    (
      two, [named("HDMI-A-1", card: "b"), named("HDMI-A-1", card: "a")], [:],
      ["b HDMI-A-1", "a HDMI-A-1"]
    ),
    (two, [named(nil, card: "b"), named(nil)], [:], ["b HDMI-A-1", "a HDMI-A-1"]),
  ]

  @Test(arguments: rows)
  func `give each connector to one output`(
    row: ([CardInfo], [DisplayRequest], [Int: ConnectorKey], [String?])
  ) {
    let (cards, requests, shown, expected) = row
    let choices = DisplayChoices(requests, among: cards, shown: shown).results
    let names = choices.map { result -> String? in
      guard case .success(let choice) = result else { return nil }
      let key = choice.key(among: cards)
      return "\(key.card) \(key.name)"
    }
    #expect(names == expected)
  }

  @Test func `say what is missing where all connectors are taken`() {
    let choices = DisplayChoices(
      [Self.named("HDMI-A-1"), Self.named("HDMI-A-2"), Self.named(nil)], among: Self.both)
    #expect(
      choices.results[2]
        == .failure(
          .noDisplay(
            "there is no connector for it: HDMI-A-1, HDMI-A-2 is another output's")))
  }
}

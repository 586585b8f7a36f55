/// Which card, connector and mode a request means, and why.
///
/// Cards are chosen by what they can do. `/dev/dri/cardN` is numbered in the order in which
/// drivers happen to load; on a Raspberry Pi the 3D engine, which drives no display, may be
/// `card0` one day and `card1` the next.
package struct DisplayChoice: Hashable, Sendable {
  /// The chosen card's place in the list.
  package let card: Int
  /// The chosen connector.
  package let connector: ConnectorInfo
  /// The mode to run on it.
  package private(set) var mode: VideoMode
  /// Why this connector, as words that follow "because".
  package let reason: String

  /// Chooses among cards.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - cards: All cards that could be read, in an order that lasts.
  ///   - others: Connectors that are another output's.
  /// - Throws: `DisplayError.noDisplay`, naming what is missing and what there is.
  package init(
    _ request: DisplayRequest, among cards: [CardInfo], leaving others: Set<ConnectorKey> = []
  ) throws(DisplayError) {
    let suitable = try Self.suitable(cards, for: request)
    let (card, connector, reason) = try Self.connector(
      for: request, of: suitable, in: cards, leaving: others)
    self.card = card
    self.connector = connector
    self.reason = reason
    let running = connector.currentCRTC.flatMap { current in
      cards[card].crtcs.first { $0.id == current }?.mode
    }
    do {
      mode = try ModeSelection.mode(
        for: request.mode, atMost: request.maxMode, of: connector, running: running,
        isForced: request.force)
    } catch {
      throw .noDisplay("\(error)")
    }
  }

  /// The same connector with another of its modes.
  func running(_ mode: VideoMode) -> DisplayChoice {
    var choice = self
    choice.mode = mode
    return choice
  }

  /// The chosen connector by its names.
  func key(among cards: [CardInfo]) -> ConnectorKey {
    ConnectorKey(card: cards[card].names.path, name: connector.name)
  }

  /// The places of the cards that have connectors and the wished-for name.
  private static func suitable(
    _ cards: [CardInfo], for request: DisplayRequest
  ) throws(DisplayError) -> [Int] {
    var found = Array(cards.indices)
    if let name = request.card {
      found = found.filter { cards[$0].names.include(name) }
      guard !found.isEmpty else {
        let there = cards.map(\.displayName).joined(separator: ", ")
        throw .noDisplay(
          "there is no card \(name)" + (there.isEmpty ? "" : "; there is \(there)"))
      }
    }
    found = found.filter { !cards[$0].connectors.isEmpty }
    guard !found.isEmpty else {
      throw .noDisplay(
        cards.isEmpty ? "there is no card in \(CardDirectory.folder)" : "no card has a connector")
    }
    return found
  }

  private static func connector(
    for request: DisplayRequest, of suitable: [Int], in cards: [CardInfo],
    leaving others: Set<ConnectorKey>
  ) throws(DisplayError) -> (card: Int, connector: ConnectorInfo, reason: String) {
    let all = suitable.flatMap { card in
      cards[card].connectors.map { (card: card, connector: $0) }
    }
    var candidates = all
    if let name = request.connector {
      candidates = all.filter { $0.connector.name == name }
      guard !candidates.isEmpty else {
        throw .noDisplay("there is no connector \(name); there is \(list(all.map(\.connector)))")
      }
    }
    let named = candidates
    candidates = candidates.filter { candidate in
      !others.contains(
        ConnectorKey(card: cards[candidate.card].names.path, name: candidate.connector.name))
    }
    guard !candidates.isEmpty else {
      throw .noDisplay(
        "there is no connector for it: \(list(named.map(\.connector))) is another output's")
    }
    let isLeft = candidates.count < named.count ? " and no other output's" : ""
    // Hardware that cannot tell is asked only where nothing says that it is connected.
    for status in [ConnectorInfo.Status.connected, .unknown] {
      let able = candidates.filter { $0.connector.status == status }
      guard let first = able.first else { continue }
      let state = status == .connected ? "connected" : "not known to be disconnected"
      let reason =
        if request.connector != nil {
          "it is the one that is asked for"
        } else if able.count == 1 {
          "it is the only one that is \(state)\(isLeft)"
        } else {
          "it is the first of \(able.count) that are \(state)\(isLeft)"
        }
      return (first.card, first.connector, reason)
    }
    if request.force, let first = candidates.first {
      return (first.card, first.connector, "display.force is set")
    }
    throw .noDisplay("nothing is plugged into \(list(candidates.map(\.connector)))")
  }

  private static func list(_ connectors: [ConnectorInfo]) -> String {
    connectors.map(\.name).joined(separator: ", ")
  }
}

/// Which connector each of several requests means, so that no connector is driven twice.
///
/// A request that names its connector gets it. One that does not takes the first that is connected
/// and that no other request names or has taken before it; what is shown already stays where it is.
package struct DisplayChoices {
  /// The choice for each request, or why there is none.
  package let results: [Result<DisplayChoice, DisplayError>]

  /// Chooses among cards.
  ///
  /// - Parameters:
  ///   - requests: What is wanted, the most important first.
  ///   - cards: All cards that could be read, in an order that lasts.
  ///   - shown: Where requests are met already, by their places.
  package init(
    _ requests: [DisplayRequest], among cards: [CardInfo], shown: [Int: ConnectorKey] = [:]
  ) {
    var taken = shown
    var results: [Result<DisplayChoice, DisplayError>] = []
    for index in requests.indices {
      let others = Self.named(by: requests, but: index, among: cards)
        .union(taken.filter { $0.key != index }.values)
      let result = Self.choice(requests[index], among: cards, leaving: others)
      if taken[index] == nil, case .success(let choice) = result {
        taken[index] = choice.key(among: cards)
      }
      results.append(result)
    }
    self.results = results
  }

  private static func choice(
    _ request: DisplayRequest, among cards: [CardInfo], leaving others: Set<ConnectorKey>
  ) -> Result<DisplayChoice, DisplayError> {
    do {
      return .success(try DisplayChoice(request, among: cards, leaving: others))
    } catch {
      return .failure(error)
    }
  }

  /// What other requests name, whether or not it is connected.
  private static func named(
    by requests: [DisplayRequest], but index: Int, among cards: [CardInfo]
  ) -> Set<ConnectorKey> {
    var keys: Set<ConnectorKey> = []
    for other in requests.indices where other != index {
      guard let name = requests[other].connector else { continue }
      let able = cards.filter { card in
        (requests[other].card.map(card.names.include) ?? true)
          && card.connectors.contains { $0.name == name }
      }
      // Where several cards have one of that name, the first is meant.
      if let card = able.first { keys.insert(ConnectorKey(card: card.names.path, name: name)) }
    }
    return keys
  }
}

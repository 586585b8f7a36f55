internal import LinuxIO

/// Every card of the machine, opened and read.
struct CardSurvey {
  /// The cards that could be read, in an order that lasts; parallel to `inventory.cards`.
  let cards: [Card]
  /// What they have, and which could not be read.
  let inventory: DisplayInventory

  /// Opens and reads cards; those that are not kept are closed with this value.
  ///
  /// - Parameter name: Leave the other cards alone where there is one of this name; nil for all.
  init(only name: String? = nil) {
    let all = CardDirectory.cards()
    let named = name.map { name in all.filter { $0.include(name) } } ?? []
    var cards: [Card] = []
    var infos: [CardInfo] = []
    var failures: [SystemError] = []
    for names in named.isEmpty ? all : named {
      do {
        let card = try Card(opening: names.path)
        infos.append(try card.info(names))
        cards.append(card)
      } catch {
        // A card without mode setting only renders, which is no failure.
        if error.reason != .notSupported { failures.append(error) }
      }
    }
    self.cards = cards
    inventory = DisplayInventory(cards: infos, failures: failures)
  }
}

internal import LinuxIO

/// Every card of the machine, opened and read.
struct CardSurvey {
  /// The cards that could be read, in an order that lasts; parallel to `inventory.cards`.
  let cards: [Card]
  /// What they have, and which could not be read.
  let inventory: DisplayInventory

  /// Opens and reads cards; those that are not kept are closed with this value.
  ///
  /// - Parameters:
  ///   - all: What the machine has.
  ///   - name: Leave the other cards alone where there is one of this name; nil for all.
  ///   - open: Opens a card, or lends one that is open.
  init(
    of all: [CardNames] = CardDirectory.cards(), only name: String? = nil,
    open: (String) throws(SystemError) -> Card = { (path) throws(SystemError) in
      try Card(opening: path)
    }
  ) {
    let named = name.map { name in all.filter { $0.include(name) } } ?? []
    var cards: [Card] = []
    var infos: [CardInfo] = []
    var failures: [SystemError] = []
    for names in named.isEmpty ? all : named {
      do {
        let card = try open(names.path)
        infos.append(try card.info(names))
        cards.append(card)
      } catch {
        // A card without mode setting only renders, which is no failure.
        if error.reason != .notSupported { failures.append(error) }
      }
    }
    self.init(cards, DisplayInventory(cards: infos, failures: failures))
  }

  /// Describes cards that were read.
  init(_ cards: [Card], _ inventory: DisplayInventory) {
    self.cards = cards
    self.inventory = inventory
  }
}

internal import LinuxIO

/// Every card of the machine, opened and read.
struct CardSurvey {
  /// The cards that could be read, in an order that lasts; parallel to `inventory.cards`.
  let cards: [Card]
  /// What they have, and which could not be read.
  let inventory: DisplayInventory

  /// Opens and reads all cards; those that are not kept are closed with this value.
  init() {
    var cards: [Card] = []
    var infos: [CardInfo] = []
    var failures: [SystemError] = []
    for entry in CardDirectory.entries() {
      do {
        let card = try Card(opening: entry.path)
        infos.append(try card.info(stableNames: entry.stableNames))
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

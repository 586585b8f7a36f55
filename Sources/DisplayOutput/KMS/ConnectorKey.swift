/// A connector of one of the machine's cards.
package struct ConnectorKey: Hashable, Sendable {
  /// The device file of the card.
  package var card: String
  /// `TYPE-N`, N counted within the card.
  package var name: String

  /// Names a connector.
  package init(card: String, name: String) {
    self.card = card
    self.name = name
  }
}

/// Something that is shown: what it is, and what there is to say of it.
struct Exhibit: Hashable, Sendable {
  /// Its name, as a title.
  let title: Phrase
  /// What it is, in the words of the trade.
  let kind: Phrase
  /// What a visitor may want to know.
  let text: Phrase
  let period: Phrase
  let material: Phrase
  let size: Phrase
  let number: Phrase
  /// The file of its picture.
  let picture: String
}

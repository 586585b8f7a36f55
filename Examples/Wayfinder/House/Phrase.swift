/// What the house says in both of its languages.
struct Phrase: Hashable, Sendable {
  let korean: String
  let english: String

  init(_ korean: String, _ english: String) {
    self.korean = korean
    self.english = english
  }
}

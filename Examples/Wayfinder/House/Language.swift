import Observation

/// The language that all screens are in, as visitors choose it.
@Observable
final class Language {
  /// Whether it is Korean; English otherwise.
  private(set) var isKorean = true

  /// Its name as letters are chosen by it.
  var code: String { isKorean ? "ko" : "en" }

  /// Changes to the other language.
  func toggle() { isKorean.toggle() }

  /// A phrase in the language.
  func callAsFunction(_ phrase: Phrase) -> String {
    isKorean ? phrase.korean : phrase.english
  }

  /// A phrase in the language that is not chosen, for titles that stand in both.
  func other(_ phrase: Phrase) -> String {
    isKorean ? phrase.english : phrase.korean
  }
}

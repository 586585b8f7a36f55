/// One option of a command: `--config FILE`.
package struct OptionDescription: Hashable, Sendable {
  /// Its name, without the dashes.
  package let name: String
  /// What stands for its value in the help, `FILE`; nil where it takes none.
  package let value: String?
  /// What it does, in half a sentence.
  package let summary: String

  /// Describes an option.
  package init(_ name: String, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}

/// A line of a recording that cannot be read: where it is, what is wrong, what to do.
package struct EvemuError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name, as the user gave it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1.
  package var column: Int
  /// What is wrong, and what to do about it.
  package var message: String

  /// Written as every complaint is: `file:line:column: what, and what to do`.
  package var description: String { "\(file):\(line):\(column): \(message)" }
}

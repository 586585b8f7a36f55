internal import Spelling

/// A text that is no JSON, or not of the kind that messages are.
struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Bytes before the mistake, where it has a place.
  var position: Int?
  /// What is wrong.
  var reason: String

  /// One clause: `no JSON at byte 12: ']' expected near '}'`.
  var description: String {
    let place = position.map { " at byte \($0)" } ?? ""
    let words = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "no JSON\(place): \(words.excerpt)"
  }
}

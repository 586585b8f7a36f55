internal import Spelling

/// A value of JSON; an object keeps the order of its members.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` and `false`.
  case boolean(Bool)
  /// A number without fraction and exponent.
  case integer(Int)
  /// Any other number; what is not finite is written as `null`.
  case real(Double)
  /// A string.
  case text(String)
  /// An array.
  case list([JSONValue])
  /// An object.
  case object([JSONMember])

  /// The value of a member; nil where there is none, and of what is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The string that this is.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number that this is.
  package var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The number that this is, whole or not.
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The truth value that this is.
  package var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The elements of the array that this is; none of anything else.
  package var elements: [JSONValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The members of the object that this is; none of anything else.
  package var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }

  /// How complaints name it: `'menu'`, `a number`, `a list`.
  package var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let number): "\(number)"
    case .real: "a number with a fraction"
    case .text(let text): "'\(text.excerpt)'"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  package init(stringLiteral text: String) { self = .text(text) }

  /// Makes a whole number.
  package init(integerLiteral number: Int) { self = .integer(number) }

  /// Makes a truth value.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Makes an object of members in this order.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { JSONMember($0.0, $0.1) })
  }
}

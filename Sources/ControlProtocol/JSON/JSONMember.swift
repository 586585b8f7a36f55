/// One `"key": value` of an object.
package struct JSONMember: Hashable, Sendable {
  /// The key, which no other member of the object has.
  package var key: String
  /// What it stands for.
  package var value: JSONValue

  /// Makes a member.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }

  /// Makes a member where there is a value; an absent one is left out, not written as `null`.
  package init?(_ key: String, ifPresent value: JSONValue?) {
    guard let value else { return nil }
    self.init(key, value)
  }
}

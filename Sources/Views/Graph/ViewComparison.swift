/// Finds out whether a view's new value says the same as the old one, so that its body need not be
/// asked again.
///
/// Values are compared field by field. Equatable ones by `==`, objects by identity, state and
/// environment not at all: a change of theirs is announced by other ways. What cannot be compared, a
/// closure above all, counts as changed: asking a body once too often is never wrong.
enum ViewComparison {
  static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any Equatable { return areEqualValues(old, new) }
    let type = type(of: old as Any)
    if type is AnyClass { return (old as AnyObject) === (new as AnyObject) }
    if old is any GraphProperty { return true }
    return areEqualFields(old, new)
  }

  private static func areEqualValues<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    (new as? Value) == old
  }

  private static func areEqualFields(_ old: Any, _ new: Any) -> Bool {
    let (old, new) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard old.subjectType == new.subjectType, old.children.count == new.children.count else {
      return false
    }
    switch old.displayStyle {
    case .struct, .tuple: break
    case .optional:
      if old.children.isEmpty { return true }
    default: return false
    }
    return zip(old.children, new.children).allSatisfy { areEqual($0.value, $1.value) }
  }
}

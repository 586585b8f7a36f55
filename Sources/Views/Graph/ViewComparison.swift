/// Finds out whether a view's new value says the same as the old one, so that its body need not be
/// asked again.
///
/// Values are compared field by field. Objects by identity, other equatable values by `==`, bindings
/// by what they lead to, state and environment not at all: a change of theirs is announced by other
/// ways. What cannot be compared, a closure above all, counts as changed: asking a body once too
/// often is never wrong.
enum ViewComparison {
  static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    // An object may call itself equal to another one, by a name for instance, and yet be followed
    // in its stead.
    if type(of: old as Any) is AnyClass { return (old as AnyObject) === (new as AnyObject) }
    if let old = old as? any Equatable { return areEqualValues(old, new) }
    if old is any ComparedElsewhere { return type(of: old as Any) == type(of: new as Any) }
    return areEqualFields(old, new)
  }

  private static func areEqualValues<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    (new as? Value) == old
  }

  private static func areEqualFields(_ old: Any, _ new: Any) -> Bool {
    let (oldFields, newFields) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard oldFields.subjectType == newFields.subjectType,
      oldFields.children.count == newFields.children.count
    else { return false }
    switch oldFields.displayStyle {
    // What a value says of itself to be read by people may leave something out.
    case .struct, .tuple: if old is any CustomReflectable { return false }
    case .collection, .optional: break
    // Only cases with something in them tell by a field which one they are.
    case .enum: if oldFields.children.isEmpty { return false }
    default: return false
    }
    return zip(oldFields.children, newFields.children).allSatisfy {
      $0.label == $1.label && areEqual($0.value, $1.value)
    }
  }
}

/// The place where a state's value is kept as long as its view is on its screen.
@MainActor
final class StateLocation<Value> {
  private(set) var value: Value
  var invalidation: Invalidation?

  init(_ value: Value) { self.value = value }

  func set(_ new: Value) {
    let isSame = ViewComparison.areEqual(value, new)
    value = new
    if !isSame { invalidation?.raise() }
  }
}

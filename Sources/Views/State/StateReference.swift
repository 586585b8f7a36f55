/// What a `State` in a view value points with: first to its own initial value, later to the place
/// that the graph keeps.
@MainActor
final class StateReference<Value> {
  let initialValue: Value
  var location: StateLocation<Value>

  init(_ value: Value) {
    initialValue = value
    location = StateLocation(value)
  }
}

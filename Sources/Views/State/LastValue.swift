/// What was read last, for connections to something that may be gone.
final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// How a binding's value is read and set.
struct BindingAccess<Value> {
  let read: () -> Value
  let write: (Value) -> Void
}

/// Where the closures lead is said by the binding's source.
extension BindingAccess: ComparedElsewhere {}

/// One value of the environment set to another.
struct EnvironmentValueChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

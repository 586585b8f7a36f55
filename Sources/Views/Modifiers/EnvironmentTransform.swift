/// One value of the environment changed by a function.
struct EnvironmentTransform<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func apply(to environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

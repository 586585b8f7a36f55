public import Observation

extension View {
  /// Sets a value of the environment for everything inside the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    environment(changedBy: EnvironmentValueChange(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to everything inside the view, by its type; nil takes it away.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environment(changedBy: EnvironmentObjectChange(object: object))
  }

  /// Changes a value of the environment for everything inside the view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    environment(changedBy: EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

extension View {
  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: What is watched.
  ///   - initial: Whether the action is done when the view first appears, too.
  ///   - action: Is given the former value and the present one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ChangeObserver(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed, as older code writes it.
  ///
  /// - Parameters:
  ///   - value: What is watched.
  ///   - action: Is given the present value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, present in action(present) }
  }
}

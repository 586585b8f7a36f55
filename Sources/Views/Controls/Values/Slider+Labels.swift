extension Slider where ValueLabel == EmptyView {
  /// Makes a slider for all values between two.
  ///
  /// - Parameters:
  ///   - value: What is changed.
  ///   - bounds: The least and the greatest value.
  ///   - label: What it is for; not shown.
  ///   - onEditingChanged: Called with true when somebody begins to change it, and with false at the
  ///     end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider for values at equal distances.
  ///
  /// - Parameters:
  ///   - value: What is changed.
  ///   - bounds: The least and the greatest value.
  ///   - step: The distance between two values.
  ///   - label: What it is for; not shown.
  ///   - onEditingChanged: Called with true when somebody begins to change it, and with false at the
  ///     end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider for all values between two.
  ///
  /// - Parameters:
  ///   - value: What is changed.
  ///   - bounds: The least and the greatest value.
  ///   - onEditingChanged: Called with true when somebody begins to change it, and with false at the
  ///     end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider for values at equal distances.
  ///
  /// - Parameters:
  ///   - value: What is changed.
  ///   - bounds: The least and the greatest value.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: Called with true when somebody begins to change it, and with false at the
  ///     end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), EmptyView(), EmptyView(), onEditingChanged)
  }
}

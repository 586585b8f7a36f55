/// A value that goes up and down in steps, by two buttons.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// ```
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Makes two buttons for steps up and down.
  ///
  /// - Parameters:
  ///   - label: What they change.
  ///   - onIncrement: Called for a step up; nil where there is none.
  ///   - onDecrement: Called for a step down; nil where there is none.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Makes two buttons for steps of a value.
  ///
  /// - Parameters:
  ///   - value: What they change.
  ///   - bounds: The least and the greatest value.
  ///   - step: The distance between two values.
  ///   - label: What it is about.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let present = value.wrappedValue
    let (up, down) = (present.stepped(upBy: step), present.stepped(downBy: step))
    self.init(
      label: label,
      onIncrement: up.flatMap { up in
        up <= bounds.upperBound ? { value.wrappedValue = up } : nil
      },
      onDecrement: down.flatMap { down in
        down >= bounds.lowerBound ? { value.wrappedValue = down } : nil
      })
  }

  /// The label and the buttons.
  public var body: some View {
    LabeledRow(
      label: label,
      content: HStack(spacing: 2) {
        button(.minus, decrement)
        button(.plus, increment)
      })
  }

  private func button(_ symbol: Symbol, _ action: (() -> Void)?) -> some View {
    Button(action: action ?? {}) { Image(symbol: symbol) }
      .buttonStyle(.bordered)
      .disabled(action == nil)
  }
}

extension Stepper where Label == Text {
  /// Makes two buttons for steps of a value, with a title.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

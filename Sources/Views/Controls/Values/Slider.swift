/// A value between two others, to be slid along a track.
///
/// ```swift
/// Slider(value: $brightness, in: 0...100, step: 5)
/// ```
///
/// It can be dragged from anywhere on its track. An edge swipe that takes the finger puts the former
/// value back. With the keyboard's attention, the arrows up and down change the value.
///
/// Its label says in code what it is for; it is not shown. The labels of the least and the greatest
/// value stand beside the track.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let scale: ValueScale
  private let value: () -> Double
  private let setValue: (Double) -> Void
  private let editingChanged: (Bool) -> Void
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  @Environment(\.isEnabled) private var isEnabled

  /// Makes a slider for all values between two, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: What is changed.
  ///   - bounds: The least and the greatest value.
  ///   - label: What it is for; not shown.
  ///   - minimumValueLabel: Stands at the least value.
  ///   - maximumValueLabel: Stands at the greatest value.
  ///   - onEditingChanged: Called with true when somebody begins to change it, and with false at the
  ///     end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: nil, minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Makes a slider for values at equal distances, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: What is changed.
  ///   - bounds: The least and the greatest value.
  ///   - step: The distance between two values.
  ///   - label: What it is for; not shown.
  ///   - minimumValueLabel: Stands at the least value.
  ///   - maximumValueLabel: Stands at the greatest value.
  ///   - onEditingChanged: Called with true when somebody begins to change it, and with false at the
  ///     end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Double?,
    _ minimumLabel: ValueLabel, _ maximumLabel: ValueLabel,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    scale = ValueScale(
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step)
    self.value = { Double(value.wrappedValue) }
    setValue = { value.wrappedValue = Value($0) }
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.editingChanged = editingChanged
  }

  /// The track and its knob between the labels.
  public var body: some View {
    HStack {
      minimumLabel
      SliderArea(
        scale: scale, value: value, setValue: setValue, editingChanged: editingChanged,
        content: SliderFigure(share: scale.share(of: value())))
      maximumLabel
    }
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }
}

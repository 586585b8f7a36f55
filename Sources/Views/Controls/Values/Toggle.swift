/// Something that is on or off, with a switch.
///
/// ```swift
/// Toggle("Night light", isOn: $isOn)
/// ```
///
/// The label and the switch are pressed as one. The switch is green where it is on, or in the colour
/// that `tint(_:)` sets.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @State private var isPressed = false
  /// Where the knob is while it slides.
  @State private var position: Double?

  /// Makes a switch with any views as its label.
  ///
  /// - Parameters:
  ///   - isOn: What is switched.
  ///   - label: What it is for.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label and the switch.
  public var body: some View {
    let isOn = isOn
    let figure = SwitchFigure(
      position: position ?? (isOn.wrappedValue ? 1 : 0), isPressed: isPressed)
    SwitchArea(
      isOn: isOn.wrappedValue, action: { isOn.wrappedValue.toggle() },
      pressChanged: { isPressed = $0 }, slid: { position = $0 },
      content: LabeledRow(label: label, content: figure))
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

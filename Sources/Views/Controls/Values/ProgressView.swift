/// How far something has come, as a bar.
///
/// ```swift
/// ProgressView("Boiler", value: temperature, total: 60)
/// ```
///
/// A sign that something goes on of which nobody knows how far, a turning wheel, is not offered: on
/// a screen that hangs on a wall it would turn for ever where something has gone wrong.
public struct ProgressView<Label: View>: View {
  private let share: Double
  private let label: Label
  @Environment(\.areLabelsHidden) private var isLabelHidden

  /// Makes a bar with any views as its label.
  ///
  /// - Parameters:
  ///   - value: How far it has come.
  ///   - total: How far it is to go.
  ///   - label: What it is about.
  public init<Value: BinaryFloatingPoint>(
    value: Value, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    share = ValueScale(bounds: 0...max(0, Double(total)), step: nil).share(of: Double(value))
    self.label = label()
  }

  /// The label above the bar.
  public var body: some View {
    VStack(alignment: .leading) {
      if !isLabelHidden { label }
      ProgressFigure(share: share)
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - value: How far it has come.
  ///   - total: How far it is to go.
  public init<Value: BinaryFloatingPoint>(value: Value, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Not offered.
  @available(*, unavailable, message: "only progress of which the end is known can be shown")
  public init() { self.init(value: 0) }
}

extension ProgressView where Label == Text {
  /// Makes a bar with a title.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Makes a bar with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How labels look.
@MainActor
public protocol LabelStyle {
  /// What a label becomes.
  associatedtype Body: View

  /// Makes what is seen of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration
}

extension View {
  /// Sets how labels inside the view look.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    environment(\.labelStyle, style)
  }
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
  }
}

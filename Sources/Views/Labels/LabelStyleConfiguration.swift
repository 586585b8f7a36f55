/// What a label is made of.
@MainActor
public struct LabelStyleConfiguration {
  /// Its title.
  public let title: AnyView
  /// Its picture.
  public let icon: AnyView

  init(title: some View, icon: some View) {
    self.title = AnyView(title)
    self.icon = AnyView(icon)
  }
}

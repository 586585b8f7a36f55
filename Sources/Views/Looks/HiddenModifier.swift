/// Keeps a view's place, and shows nothing of it.
struct HiddenModifier: LooksModifier {
  func displayItems(
    _ content: [DisplayItem], child: LayoutNode, in size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem] { [] }

  /// What cannot be seen is not touched either.
  func effect(in size: CGSize, environment: EnvironmentValues) -> DisplayEffect { .opacity(0) }
}

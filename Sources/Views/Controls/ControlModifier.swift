/// Makes a view the place of a control, and draws the ring around it where keys press it.
struct ControlModifier: LayoutModifier {
  let control: Control

  func touchRole(in size: CGSize, environment: EnvironmentValues) -> TouchRole? {
    .control(control)
  }

  func displayItems(
    _ content: [DisplayItem], child: LayoutNode, in size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem] {
    guard control.isFocused else { return content }
    return content + FocusRing.items(around: CGRect(origin: .zero, size: size))
  }
}

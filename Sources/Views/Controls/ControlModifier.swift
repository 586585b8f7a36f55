/// Makes a view the place of a control.
struct ControlModifier: LayoutModifier {
  let control: Control

  func touchRole(in size: CGSize) -> TouchRole? { .control(control) }
}

/// Lets a view pale while it is pressed.
struct PressedModifier: LayoutModifier {
  let isPressed: Bool

  func effect(in size: CGSize) -> DisplayEffect { isPressed ? .opacity(0.4) : .none }
}

/// A view that is pressed, anywhere on it.
struct Pressable<Content: View, ViewControl: PressControl>: View {
  /// Makes the control.
  let control: () -> ViewControl
  /// Called when it looks pressed, and when it does not any more.
  var pressChanged: (Bool) -> Void = { _ in }
  /// What it is for.
  let action: () -> Void
  let content: Content
}

extension Pressable: ControlView {
  func makeControl() -> ViewControl { control() }

  func configure(_ control: ViewControl, in environment: EnvironmentValues) {
    control.pressChanged = pressChanged
    control.action = action
  }
}

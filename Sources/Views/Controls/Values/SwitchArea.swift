/// Where a switch is pressed.
struct SwitchArea<Content: View>: View {
  let isOn: Bool
  let action: () -> Void
  let pressChanged: (Bool) -> Void
  /// Called with the knob's place while it slides; with nil at the end.
  let slid: (Double?) -> Void
  let content: Content
}

extension SwitchArea: ControlView {
  func makeControl() -> SwitchControl { SwitchControl() }

  func configure(_ control: SwitchControl, in environment: EnvironmentValues) {
    control.isOn = isOn
    control.reducesMotion = environment.accessibilityReduceMotion
    control.action = action
    control.pressChanged = pressChanged
    control.slid = slid
  }
}

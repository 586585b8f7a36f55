/// Where a slider is dragged.
struct SliderArea<Content: View>: View {
  let scale: ValueScale
  let value: () -> Double
  let setValue: (Double) -> Void
  let editingChanged: (Bool) -> Void
  let content: Content
}

extension SliderArea: ControlView {
  func makeControl() -> SliderControl { SliderControl() }

  func configure(_ control: SliderControl, in environment: EnvironmentValues) {
    control.scale = scale
    control.value = value
    control.setValue = setValue
    control.editingChanged = editingChanged
    control.isMirrored = environment.layoutDirection == .rightToLeft
  }
}

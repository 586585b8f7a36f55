/// A label at one side, and what belongs to it at the other.
struct LabeledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      if !isLabelHidden {
        label
        Spacer(minLength: 8)
      }
      content
    }
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }
}

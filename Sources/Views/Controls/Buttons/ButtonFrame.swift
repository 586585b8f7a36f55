/// The frame around a button's label.
struct ButtonFrame<Fill: ShapeStyle>: ViewModifier {
  let fill: Fill
  let isPressed: Bool

  /// As high as a finger needs with a line of text in it.
  func body(content: Content) -> some View {
    content
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      .frame(minHeight: HitTest.leastSide)
      .background {
        ZStack {
          RoundedRectangle(cornerRadius: ControlLook.cornerRadius).fill(fill)
          if isPressed {
            RoundedRectangle(cornerRadius: ControlLook.cornerRadius)
              .fill(Color.primary.opacity(0.15))
          }
        }
      }
  }
}

/// The picture of a switch, of UIKit's size.
///
/// While it is pressed its knob is wider.
struct SwitchFigure: View {
  let isOn: Bool
  let isPressed: Bool
  @Environment(\.tint) private var tint

  private static let size = CGSize(width: 51, height: 31)
  private static let margin = 2.0

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? tint ?? .green : .gray)
      Capsule().fill(Color.white)
        .frame(width: isPressed ? 33 : 27, height: 27)
        .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
        .padding(Self.margin)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}

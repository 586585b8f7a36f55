/// The picture of a switch, of UIKit's size.
///
/// While it is pressed its knob is wider.
struct SwitchFigure: View {
  /// Where the knob is, 0 for off, 1 for on.
  let position: Double
  let isPressed: Bool
  @Environment(\.tint) private var tint

  private static let size = CGSize(width: 51, height: 31)
  private static let margin = 2.0

  var body: some View {
    let knob = isPressed ? 33.0 : 27
    ZStack(alignment: .leading) {
      Capsule().fill(Color.gray)
      Capsule().fill(tint ?? .green).opacity(position)
      Capsule().fill(Color.white)
        .frame(width: knob, height: 27)
        .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
        .padding(.leading, Self.margin + position * (Self.size.width - 2 * Self.margin - knob))
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}

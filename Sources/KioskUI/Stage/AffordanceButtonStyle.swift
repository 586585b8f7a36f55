internal import Views

/// A light disc with a dark rim and a dark arrow, legible on any picture: 7 mm, what a fingertip
/// hits.
struct AffordanceButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.black)
      .frame(width: 44, height: 44)
      .background(
        Color.white.opacity(configuration.isPressed ? 1 : 0.86), in: Circle()
      )
      .overlay {
        Circle().stroke(Color.black.opacity(0.55), lineWidth: 1)
      }
  }
}

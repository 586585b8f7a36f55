internal import Views

/// A screen's view with the buttons that do what swipes do, where the configuration wants them.
struct AffordanceFrame: View {
  let content: AnyView
  let affordances: Affordances
  let perform: (Swipe) -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    content
      .overlay(alignment: .leading) {
        if affordances.showsBack {
          button(isLeft: layoutDirection == .leftToRight) { perform(.pop) }
        }
      }
      .overlay(alignment: .trailing) {
        if affordances.showsForward {
          button(isLeft: layoutDirection == .rightToLeft) { perform(.push) }
        }
      }
  }

  private func button(isLeft: Bool, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(symbol: isLeft ? .chevronLeft : .chevronRight)
        .font(.system(size: 22, weight: .semibold))
    }
    .buttonStyle(AffordanceButtonStyle())
    // In the edge zone, and that does not matter: a finger that goes inward swipes.
    .padding(6)
  }
}

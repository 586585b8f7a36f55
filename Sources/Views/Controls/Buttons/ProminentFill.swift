/// The colour of a frame that a label lies on in white or black.
///
/// White is what people know, so a colour is darkened a little until white can be read on it. Yellow
/// and its like would turn brown; they stay as they are, and carry black.
nonisolated struct ProminentFill: ShapeStyle {
  /// The colour; nil for the grey of buttons that are out of use.
  let tint: Color?

  /// Colours on which white has less contrast than this carry black.
  private static let leastForWhite = 2.6

  func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    .color(colors(in: environment).fill)
  }

  /// The frame's colour, and the label's.
  func colors(in environment: EnvironmentValues) -> (fill: ResolvedColor, label: ResolvedColor) {
    guard let tint: ResolvedColor = tint?.resolve(in: environment) else {
      return (
        Color.raisedBackground.resolve(in: environment), Color.secondary.resolve(in: environment)
      )
    }
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    if tint.contrastRatio(on: white) < Self.leastForWhite {
      return (tint, ResolvedColor(red: 0, green: 0, blue: 0))
    }
    return (tint.readable(on: [white]), white)
  }
}

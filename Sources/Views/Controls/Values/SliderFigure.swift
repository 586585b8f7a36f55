/// The picture of a slider.
struct SliderFigure: View {
  /// How far along its knob is, 0...1.
  let share: Double

  /// Its width in points where none is offered.
  private static let idealWidth = 200.0
  /// Its height in points, so that the knob's shadow has room.
  private static let height = 32.0
}

extension SliderFigure: LeafView {
  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    CGSize(
      width: max(proposal.width ?? Self.idealWidth, SliderControl.knob), height: Self.height)
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] {
    let knob = SliderControl.knob
    let track = CGRect(
      x: 0, y: (size.height - ControlLook.trackThickness) / 2, width: size.width,
      height: ControlLook.trackThickness)
    let middle = knob / 2 + share * (size.width - knob)
    let figure = TrackFigure(rect: track, share: middle / size.width, environment: environment)
    return figure.items + [.group(knobGroup(at: figure.end), at: .zero)]
  }

  /// A white circle; its outline and its shadow tell it from a white screen.
  private func knobGroup(at middle: CGPoint) -> DisplayGroup {
    let knob = SliderControl.knob
    let rect = CGRect(
      x: middle.x - knob / 2, y: middle.y - knob / 2, width: knob, height: knob)
    let circle = Circle().path(in: rect)
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    let shadow = Shadow(
      color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.35), radius: 3,
      offset: CGPoint(x: 0, y: 1))
    let outline = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.2)
    return DisplayGroup(
      items: [
        .fill(circle, .color(white), isEvenOdd: false),
        .stroke(circle, StrokeStyle(lineWidth: 0.5), .color(outline)),
      ], effect: .shadow(shadow))
  }
}

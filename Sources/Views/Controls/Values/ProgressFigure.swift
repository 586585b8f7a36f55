/// The picture of a bar of progress.
struct ProgressFigure: View {
  /// How much of it is filled, 0...1.
  let share: Double

  /// Its width in points where none is offered.
  private static let idealWidth = 200.0
}

extension ProgressFigure: LeafView {
  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    CGSize(
      width: max(proposal.width ?? Self.idealWidth, 0), height: ControlLook.trackThickness)
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] {
    TrackFigure(
      rect: CGRect(origin: .zero, size: size), share: share, environment: environment
    ).items
  }
}

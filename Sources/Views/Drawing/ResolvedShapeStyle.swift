/// A style whose colours are decided, but not yet where its gradients lie.
nonisolated public enum ResolvedShapeStyle: Hashable, Sendable {
  /// One colour.
  case color(ResolvedColor)
  /// Colours along a line between two positions of the area that is filled.
  case linearGradient([GradientStop], startPoint: UnitPoint, endPoint: UnitPoint)

  /// The style laid into an area.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops, start: start.position(in: rect), end: end.position(in: rect))
    }
  }

  /// The one colour that stands for it where only one can be had, as in text.
  package var color: ResolvedColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _):
      stops.first?.color ?? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    }
  }
}

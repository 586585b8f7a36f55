/// The gradient that belongs to a colour.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  fileprivate let color: Color

  /// How much of the light end is white: enough to be seen, and still the same colour.
  private static let lightness = 0.2

  /// From a lighter form of the colour at the top down to the colour itself.
  public func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    let end: ResolvedColor = color.resolve(in: environment)
    func light(_ share: Double) -> Double { share + (1 - share) * Self.lightness }
    let start = ResolvedColor(
      red: light(end.red), green: light(end.green), blue: light(end.blue), opacity: end.opacity)
    return .linearGradient(
      [GradientStop(color: start, location: 0), GradientStop(color: end, location: 1)],
      startPoint: .top, endPoint: .bottom)
  }
}

extension Color {
  /// The colour, a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

/// Draws a view larger or smaller in the place that it has.
struct ScaleModifier: LooksModifier {
  let scale: CGSize
  let anchor: UnitPoint

  func effect(in size: CGSize, environment: EnvironmentValues) -> DisplayEffect {
    if scale == CGSize(width: 1, height: 1) { return .none }
    return .scale(
      x: scale.width.reachable, y: scale.height.reachable,
      about: anchor.position(in: CGRect(origin: .zero, size: size)).reachable)
  }
}

/// Lets a view throw a shadow.
struct ShadowModifier: LooksModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGPoint

  func effect(in size: CGSize, environment: EnvironmentValues) -> DisplayEffect {
    .shadow(
      Shadow(
        color: color.resolve(in: environment), radius: max(0, radius).reachable,
        offset: offset.reachable))
  }
}

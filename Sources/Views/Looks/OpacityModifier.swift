/// Lets a view show through, as one.
struct OpacityModifier: LooksModifier {
  let opacity: Double

  func effect(in size: CGSize, environment: EnvironmentValues) -> DisplayEffect {
    opacity >= 1 ? .none : .opacity(opacity.share)
  }
}

/// Shows of a view what lies inside a shape.
struct ClipModifier: LooksModifier {
  let shape: any Shape

  func effect(in size: CGSize, environment: EnvironmentValues) -> DisplayEffect {
    .clip(shape.path(in: CGRect(origin: .zero, size: size), environment: environment))
  }
}

/// Gives a view an outline that touches find.
struct ContentShapeModifier<Outline: Shape>: LayoutModifier {
  let shape: Outline
  let isEvenOdd: Bool

  func touchRole(in size: CGSize, environment: EnvironmentValues) -> TouchRole? {
    let rect = CGRect(origin: .zero, size: size)
    return .shape(shape.path(in: rect, environment: environment), isEvenOdd: isEvenOdd)
  }
}

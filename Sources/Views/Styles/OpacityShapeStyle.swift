/// A style that shows through more than another.
nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    base.resolve(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// The style, showing through more than before: its opacity is multiplied by 0...1.
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity.share)
  }
}

extension ResolvedShapeStyle {
  fileprivate func opacity(_ opacity: Double) -> ResolvedShapeStyle {
    switch self {
    case .color(var color):
      color.opacity *= opacity
      return .color(color)
    case .linearGradient(var stops, let start, let end):
      for index in stops.indices { stops[index].color.opacity *= opacity }
      return .linearGradient(stops, startPoint: start, endPoint: end)
    }
  }
}

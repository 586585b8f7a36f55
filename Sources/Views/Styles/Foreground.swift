/// What text and shapes are drawn with.
nonisolated indirect enum Foreground: Sendable {
  /// The colour of text.
  case standard
  /// A style, and what was the foreground where it was set: the style may be made of that.
  case style(any ShapeStyle, outside: Foreground)

  func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    switch self {
    case .standard: return Color.primary.resolve(in: environment)
    case .style(let color as Color, _): return color.resolve(in: environment)
    case .style(let style, let outside):
      var environment = environment
      environment.foreground = outside
      return style.resolve(in: environment)
    }
  }
}

extension EnvironmentValues {
  /// What text and shapes are drawn with.
  nonisolated var foreground: Foreground {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  private enum ForegroundKey: EnvironmentKey {
    static let defaultValue = Foreground.standard
  }
}

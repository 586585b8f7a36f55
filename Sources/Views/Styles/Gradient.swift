/// Colours that run into each other.
nonisolated public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// The place, 0...1 from the gradient's start to its end.
    public var location: CGFloat

    /// Puts a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places, from start to end.
  public var stops: [Stop]

  /// Makes a gradient of colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  func resolve(in environment: EnvironmentValues) -> [GradientStop] {
    stops.map { GradientStop(color: $0.color.resolve(in: environment), location: $0.location) }
  }
}

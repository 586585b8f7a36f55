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

  /// The colours of a view's surroundings.
  ///
  /// What is fully transparent has no colour of its own: it takes that of its neighbours, so that a
  /// gradient to `clear` does not pass through grey.
  package func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
    let stops = stops.map {
      GradientStop(color: $0.color.resolve(in: environment), location: $0.location.share)
    }
    return stops.indices.flatMap { index in
      let stop = stops[index]
      guard stop.color.opacity == 0 else { return [stop] }
      let neighbours = [index - 1, index + 1].filter(stops.indices.contains).map { stops[$0].color }
      let clear = neighbours.filter { $0.opacity > 0 }.map { color in
        var color = color
        color.opacity = 0
        return GradientStop(color: color, location: stop.location)
      }
      if clear.isEmpty { return [stop] }
      return clear.first == clear.last ? [clear[0]] : clear
    }
  }
}

/// A gradient as a style runs from the top to the bottom.
extension Gradient: ShapeStyle {
  /// The gradient with the colours of a view's surroundings.
  public func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    .linearGradient(resolvedStops(in: environment), startPoint: .top, endPoint: .bottom)
  }
}

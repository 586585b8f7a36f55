/// A colour at a place of a gradient's line.
nonisolated public struct GradientStop: Hashable, Sendable {
  /// The colour there.
  public var color: ResolvedColor
  /// The place, 0...1 from start to end.
  public var location: Double

  /// Puts a colour at a place.
  public init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = location
  }
}

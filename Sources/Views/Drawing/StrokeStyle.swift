/// How a line along a path is drawn.
nonisolated public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum LineCap: Hashable, Sendable {
    /// At its end point.
    case butt
    /// In a half circle around its end point.
    case round
    /// In a half square around its end point.
    case square
  }

  /// How a line turns.
  public enum LineJoin: Hashable, Sendable {
    /// In a corner.
    case miter
    /// In an arc.
    case round
    /// In a cut corner.
    case bevel
  }

  /// Its width in points.
  public var lineWidth: CGFloat
  /// How it ends.
  public var lineCap: LineCap
  /// How it turns.
  public var lineJoin: LineJoin
  /// Corners longer than this many line widths are cut; at least 1.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in points, one after another; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Describes a line.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The nearest style that can be drawn.
  var reachable: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth.reachable, lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: miterLimit.reachable, dash: dash.map(\.reachable), dashPhase: dashPhase.reachable)
  }

  /// How far from the path it may be seen: a corner reaches furthest, and a little further where
  /// its angle is rounded.
  package var reach: CGFloat {
    (lineJoin == .miter ? lineWidth * max(2, miterLimit) / 2 : lineWidth) + 1
  }
}

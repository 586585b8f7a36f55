/// An outline that fits itself into a rectangle; as a view, its area in the foreground style.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// Paths are drawn as if lines of text ran rightwards; where they run leftwards, the drawing is
/// mirrored.
public protocol Shape: Sendable, View {
  /// The outline inside a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes for a proposal; all of it by itself.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// All of what is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape's area in the foreground style.
  public var body: some View { fill() }

  /// The outline as it is drawn in a view's surroundings: mirrored where lines run leftwards.
  package func path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    let path = path(in: rect)
    guard environment.layoutDirection == .rightToLeft else { return path }
    return path.mapPoints { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
  }
}

extension Path {
  /// Whether a point lies inside the outline.
  ///
  /// - Parameter eoFill: Whether parts that lie in each other count in turns as inside and outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    forEachLine(closing: true) { start, end in
      guard (start.y <= point.y) != (end.y <= point.y) else { return }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { winding += end.y > start.y ? 1 : -1 }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// How far a point is from the outline; infinite where there is none.
  func distance(to point: CGPoint) -> CGFloat {
    var least = Double.infinity
    forEachLine(closing: false) { start, end in
      let (line, way) = (end - start, point - start)
      let square = line.x * line.x + line.y * line.y
      let share = square > 0 ? min(max((way.x * line.x + way.y * line.y) / square, 0), 1) : 0
      let (dx, dy) = (way.x - share * line.x, way.y - share * line.y)
      least = min(least, (dx * dx + dy * dy).squareRoot())
    }
    return least
  }

  /// Sixteen chords leave a quarter circle of 1000 points' radius by 1.2 points at most, which no
  /// finger feels.
  private static let chordsPerCurve = 16

  /// Walks along the outline in straight lines.
  ///
  /// - Parameter closing: Whether parts that are left open are led back to their beginning.
  private func forEachLine(closing: Bool, _ line: (CGPoint, CGPoint) -> Void) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        if closing { line(last, start) }
        (start, last) = (point, point)
      case .line(let point):
        line(last, point)
        last = point
      case .curve(let end, let control1, let control2):
        let from = last
        for step in 1...Self.chordsPerCurve {
          let t = Double(step) / Double(Self.chordsPerCurve)
          let point = Self.cubic(from, control1, control2, end, at: t)
          line(last, point)
          last = point
        }
      case .close:
        line(last, start)
        last = start
      }
    }
    if closing { line(last, start) }
  }

  private static func cubic(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, at t: Double
  ) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}

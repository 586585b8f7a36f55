/// Draws a symbol on a grid of 24 by 24, from the upper left corner.
///
/// Lines have round ends and joins. What is drawn stays between 2.5 and 21.5, so that bold lines
/// remain inside; a symbol that is all width or all height ends at 4 and 20.
nonisolated struct SymbolPen {
  /// The lines.
  private(set) var lines = Path()
  /// The dots.
  private(set) var dots: [SymbolDot] = []

  /// Draws straight lines from point to point.
  ///
  /// - Parameter corner: The radius in which they turn.
  mutating func line(_ points: (Double, Double)..., corner: CGFloat = 0) {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    lines.move(to: points[0])
    for index in points.indices.dropFirst().dropLast() {
      turn(at: points[index], from: points[index - 1], to: points[index + 1], radius: corner)
    }
    lines.addLine(to: points[points.count - 1])
  }

  /// Draws a closed outline of straight lines.
  ///
  /// - Parameter corner: The radius in which they turn.
  mutating func outline(_ points: (Double, Double)..., corner: CGFloat) {
    outline(points.map { CGPoint(x: $0.0, y: $0.1) }, corner: corner)
  }

  /// Draws a closed outline of straight lines, in corners of a radius.
  mutating func outline(_ points: [CGPoint], corner: CGFloat) {
    let count = points.count
    // It begins where no corner is in the way.
    lines.move(to: points[0].middle(to: points[count - 1]))
    for index in points.indices {
      turn(
        at: points[index], from: points[(index + count - 1) % count],
        to: points[(index + 1) % count], radius: corner)
    }
    lines.closeSubpath()
  }

  /// Draws a circle.
  mutating func circle(_ x: Double, _ y: Double, radius: CGFloat) {
    ellipse(x, y, radiusX: radius, radiusY: radius)
  }

  /// Draws an ellipse.
  mutating func ellipse(_ x: Double, _ y: Double, radiusX: CGFloat, radiusY: CGFloat) {
    lines.addEllipse(
      in: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }

  /// Draws a part of a circle by itself, clockwise from 0° at the right where the angles grow.
  mutating func arc(
    _ x: Double, _ y: Double, radius: CGFloat, from start: Double, to end: Double
  ) {
    let direction = Angle.degrees(start).direction
    lines.move(to: CGPoint(x: x + radius * direction.x, y: y + radius * direction.y))
    arcOn(x, y, radius: radius, from: start, to: end)
  }

  /// Goes on with a part of a circle, after a straight line to where it begins.
  mutating func arcOn(
    _ x: Double, _ y: Double, radius: CGFloat, from start: Double, to end: Double
  ) {
    lines.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start),
      delta: .degrees(end - start))
  }

  /// Begins somewhere.
  mutating func begin(_ x: Double, _ y: Double) { lines.move(to: CGPoint(x: x, y: y)) }

  /// Goes on with a straight line.
  mutating func lineOn(_ x: Double, _ y: Double) { lines.addLine(to: CGPoint(x: x, y: y)) }

  /// Goes on with a curve: two points that it is drawn to, and its end.
  mutating func curveOn(
    _ one: (Double, Double), _ two: (Double, Double), to end: (Double, Double)
  ) {
    lines.addCurve(
      to: CGPoint(x: end.0, y: end.1), control1: CGPoint(x: one.0, y: one.1),
      control2: CGPoint(x: two.0, y: two.1))
  }

  /// Leads back to the beginning.
  mutating func close() { lines.closeSubpath() }

  /// Draws a dot, so many times as wide as a line.
  mutating func dot(_ x: Double, _ y: Double, size: CGFloat = 1.25) {
    dots.append(SymbolDot(center: CGPoint(x: x, y: y), size: size))
  }

  /// Draws the same several times, turned round the middle of the grid by equal steps.
  mutating func turned(_ count: Int, _ draw: (inout SymbolPen) -> Void) {
    var pen = SymbolPen()
    draw(&pen)
    for index in 0..<count {
      let turn = Angle.degrees(360 * Double(index) / Double(count)).direction
      lines.addPath(
        pen.lines.mapPoints { point in
          let (x, y) = (point.x - 12, point.y - 12)
          return CGPoint(x: 12 + x * turn.x - y * turn.y, y: 12 + x * turn.y + y * turn.x)
        })
    }
  }

  /// Goes on to a corner and round it, in an arc that touches both sides.
  private mutating func turn(
    at corner: CGPoint, from start: CGPoint, to end: CGPoint, radius: CGFloat
  ) {
    let (before, after) = (start - corner, end - corner)
    let lengths = before.length * after.length
    let cosine = (before.x * after.x + before.y * after.y) / lengths
    // The tangent of half the angle between the sides.
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    // No corner takes more than half a side.
    let reach = min(radius / tangent, before.length / 2, after.length / 2)
    // A handle of 4/3 · tan(φ/4) radii for an arc of φ: the sides' half angle and φ/2 make 90°.
    let half = 1 / tangent
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let handle = 4 / 3 * quarter * tangent
    func point(_ side: CGPoint, _ share: CGFloat) -> CGPoint {
      let part = reach * share / side.length
      return CGPoint(x: corner.x + side.x * part, y: corner.y + side.y * part)
    }
    lines.addLine(to: point(before, 1))
    lines.addCurve(
      to: point(after, 1), control1: point(before, 1 - handle), control2: point(after, 1 - handle))
  }
}

extension CGPoint {
  nonisolated fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }

  nonisolated fileprivate func middle(to other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}

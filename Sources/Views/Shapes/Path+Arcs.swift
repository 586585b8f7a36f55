extension Path {
  /// Makes the outline of an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds an ellipse that fills a rectangle; it begins at the right and goes clockwise.
  public mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radiusX: rect.width / 2,
      radiusY: rect.height / 2, from: .zero, delta: .degrees(360))
    closeSubpath()
  }

  /// Adds an arc of a circle, with a straight line to its beginning where the path has one already.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius in points.
  ///   - startAngle: Where the arc begins; 0 is at the right, 90° at the bottom.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Which way it goes, as a mathematician sees it, with y upwards: `false` goes
  ///     clockwise on the screen. SwiftUI has it so.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let delta = endAngle.degrees - startAngle.degrees
    let isWhole = clockwise ? delta <= -360 : delta >= 360
    // How far it is from start to end that way round.
    let rest = delta.truncatingRemainder(dividingBy: 360)
    let degrees: Double
    if clockwise {
      degrees = isWhole ? -360 : rest > 0 ? rest - 360 : rest
    } else {
      degrees = isWhole ? 360 : rest < 0 ? rest + 360 : rest
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .degrees(degrees))
  }

  /// Adds an arc of a circle, with a straight line to its beginning where the path has one already.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius in points.
  ///   - startAngle: Where the arc begins; 0 is at the right, 90° at the bottom.
  ///   - delta: How far it goes, clockwise on the screen where positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    let direction = startAngle.direction
    let start = CGPoint(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
    if elements.isEmpty { move(to: start) } else { addLine(to: start) }
    addArc(center: center, radiusX: radius, radiusY: radius, from: startAngle, delta: delta)
  }

  /// Adds curves along an arc from where the path has arrived.
  ///
  /// A curve whose handles are 4/3 · tan(φ/4) radii long touches the arc of an angle φ at both ends
  /// and in its middle; for a quarter, the usual 0.5523, it is nowhere further from it than 0.03 % of
  /// the radius (M. Goldapp, Approximation of circular arcs by cubic polynomials, 1991).
  mutating func addArc(
    center: CGPoint, radiusX: CGFloat, radiusY: CGFloat, from start: Angle, delta: Angle
  ) {
    // A share of nothing, as 0 of 0 in a ring, is no angle.
    guard let count = Int(exactly: (abs(delta.degrees) / 90).rounded(.up)), count > 0 else {
      return
    }
    let step = Angle(degrees: delta.degrees / Double(count))
    let quarter = Angle(degrees: step.degrees / 4).direction
    let handle = 4 / 3 * quarter.y / quarter.x
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + radiusX * x, y: center.y + radiusY * y)
    }
    var from = start.direction
    for index in 1...count {
      let to = Angle(degrees: start.degrees + step.degrees * Double(index)).direction
      addCurve(
        to: point(to.x, to.y),
        control1: point(from.x - handle * from.y, from.y + handle * from.x),
        control2: point(to.x + handle * to.y, to.y - handle * to.x))
      from = to
    }
  }
}

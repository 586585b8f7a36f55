extension Path {
  /// Whether it has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path has arrived; nil while it is empty.
  public var currentPoint: CGPoint? {
    var (start, current) = (CGPoint?.none, CGPoint?.none)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): current = point
      case .curve(let end, _, _): current = end
      case .close: current = start
      }
    }
    return current
  }

  /// Adds a new part of straight lines from point to point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve, as the cubic one that is the same: its handles reach two thirds
  /// of the way to the control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint ?? control
    func handle(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: handle(from: start), control2: handle(from: end))
  }

  /// Adds the parts of another path.
  public mutating func addPath(_ path: Path) {
    for element in path.elements { append(element) }
  }

  /// The path with each of its points moved to where a function says.
  func mapPoints(_ move: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.append(.move(to: move(point)))
      case .line(let point): path.append(.line(to: move(point)))
      case .curve(let end, let control1, let control2):
        path.append(
          .curve(to: move(end), control1: move(control1), control2: move(control2)))
      case .close: path.append(.close)
      }
    }
    return path
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }
}

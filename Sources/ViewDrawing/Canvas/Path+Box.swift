internal import Views

extension Path {
  /// Whether it is a rectangle with straight sides, be its corners round: not a circle.
  var hasStraightSides: Bool {
    guard isBox else { return false }
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        if abs(point.x - last.x) + abs(point.y - last.y) > 1e-6 { return true }
        last = point
      case .curve(let end, _, _): last = end
      case .close: break
      }
    }
    return false
  }

  /// Whether it is a rectangle, maybe with rounded corners: all its points lie on its bounding
  /// rectangle.
  var isBox: Bool {
    // As far as sums of lengths are exact.
    let inner = boundingRect.insetBy(dx: 1e-6, dy: 1e-6)
    return !inner.isEmpty && points(pulling: true).allSatisfy { !inner.contains($0) }
  }

  /// A rectangle inside of a box that its rounded corners do not reach into.
  var insideOfBox: CGRect {
    let bounds = boundingRect
    var (x, y) = (bounds.width / 2, bounds.height / 2)
    for point in points(pulling: false) {
      let across = min(point.x - bounds.minX, bounds.maxX - point.x)
      let down = min(point.y - bounds.minY, bounds.maxY - point.y)
      if down < 1e-6 { x = min(x, across) }
      if across < 1e-6 { y = min(y, down) }
    }
    // An arc of 90° has 29.3 % of its radius between itself and its square's corner, each way.
    return bounds.insetBy(dx: 0.3 * max(0, x), dy: 0.3 * max(0, y))
  }

  /// Its points, and those that pull at its curves.
  private func points(pulling: Bool) -> [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let end, let control1, let control2):
        pulling ? [end, control1, control2] : [end]
      case .close: []
      }
    }
  }
}

internal import Views

extension Path {
  /// Whether not all of it is straight.
  var hasCurves: Bool {
    elements.contains { element in
      if case .curve = element { true } else { false }
    }
  }

  /// The rectangles around its pieces that are neither level nor upright, in points.
  ///
  /// - Parameter hasCorners: Whether each corner counts for one, of no size.
  func slantingPieces(withCorners hasCorners: Bool) -> [CGRect] {
    var pieces: [CGRect] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ points: [CGPoint]) {
      let isStraight = points.count == 2 && (current.x == points[1].x || current.y == points[1].y)
      if isStraight {
        if hasCorners { pieces += points.map { CGRect(origin: $0, size: .zero) } }
        return
      }
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      pieces.append(
        CGRect(
          x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top))
    }
    for element in elements {
      switch element {
      case .move(let point):
        // What is filled is closed, even if the path is not.
        add([current, start])
        start = point
        current = point
      case .line(let point):
        add([current, point])
        current = point
      case .curve(let end, let control1, let control2):
        add([current, control1, control2, end])
        current = end
      case .close:
        add([current, start])
        current = start
      }
    }
    add([current, start])
    return pieces
  }
}

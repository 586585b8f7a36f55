/// A straight or curved stretch of a path.
nonisolated struct PathSegment {
  private let start: CGPoint
  private let end: CGPoint
  /// The points that pull at a curve; nil for a straight line.
  private let controls: (CGPoint, CGPoint)?
  /// From its start to the ends of equal shares of a curve's parameter, in points.
  private let distances: [CGFloat]
  /// Whether it begins a part of the path.
  let isFirst: Bool

  /// As many chords leave the length of a quarter circle short by less than 0.01 %.
  private static let chordCount = 32

  init(from start: CGPoint, lineTo end: CGPoint, isFirst: Bool) {
    (self.start, self.end, controls, self.isFirst) = (start, end, nil, isFirst)
    distances = [start.distance(to: end)]
  }

  init(
    from start: CGPoint, curveTo end: CGPoint, _ control1: CGPoint, _ control2: CGPoint,
    isFirst: Bool
  ) {
    (self.start, self.end, self.isFirst) = (start, end, isFirst)
    controls = (control1, control2)
    var (last, sum) = (start, 0.0)
    distances = (1...Self.chordCount).map { step in
      let point = Self.split(
        start, control1, control2, end, at: Double(step) / Double(Self.chordCount)
      ).point
      sum += last.distance(to: point)
      last = point
      return sum
    }
  }

  /// Its length in points.
  var length: CGFloat { distances.last ?? 0 }

  /// Adds the stretch between two distances from its start to a path.
  ///
  /// - Parameter moves: Whether the path has not arrived at the beginning of the stretch.
  func add(from lower: CGFloat, to upper: CGFloat, moves: Bool, into path: inout Path) {
    let (first, last) = (parameter(at: lower), parameter(at: upper))
    guard let (control1, control2) = controls else {
      if moves { path.move(to: start.mixed(with: end, share: first)) }
      path.addLine(to: start.mixed(with: end, share: last))
      return
    }
    // Cut off the end, then the beginning of what is left.
    let head = Self.split(start, control1, control2, end, at: last)
    let tail = Self.split(
      start, head.before.0, head.before.1, head.point, at: last > 0 ? first / last : 0)
    if moves { path.move(to: tail.point) }
    path.addCurve(to: head.point, control1: tail.after.0, control2: tail.after.1)
  }

  /// The parameter, 0...1, at a distance from the start.
  private func parameter(at distance: CGFloat) -> Double {
    guard let index = distances.firstIndex(where: { $0 >= distance }) else { return 1 }
    let before = index > 0 ? distances[index - 1] : 0
    let chord = distances[index] - before
    let share = chord > 0 ? (distance - before) / chord : 0
    return (Double(index) + share) / Double(distances.count)
  }

  /// De Casteljau's construction: a point of a curve, and the controls of the curves before it and
  /// after it.
  private static func split(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, at t: Double
  ) -> (point: CGPoint, before: (CGPoint, CGPoint), after: (CGPoint, CGPoint)) {
    let (a, b) = (start.mixed(with: control1, share: t), control2.mixed(with: end, share: t))
    let middle = control1.mixed(with: control2, share: t)
    let (c, d) = (a.mixed(with: middle, share: t), middle.mixed(with: b, share: t))
    return (c.mixed(with: d, share: t), (a, c), (d, b))
  }
}

extension CGPoint {
  nonisolated fileprivate func mixed(with other: CGPoint, share: CGFloat) -> CGPoint {
    // Exact at both ends.
    CGPoint(
      x: x * (1 - share) + other.x * share, y: y * (1 - share) + other.y * share)
  }

  nonisolated fileprivate func distance(to other: CGPoint) -> CGFloat {
    let way = other - self
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}

extension Path {
  /// The part of the outline between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: Where it begins, 0...1.
  ///   - to: Where it ends, 0...1; nothing is left where that is not behind the beginning.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    let segments = self.segments
    let length = segments.reduce(0) { $0 + $1.length }
    let (lower, upper) = (max(0, from) * length, min(1, to) * length)
    var (path, walked, moves) = (Path(), 0.0, true)
    for segment in segments {
      moves = moves || segment.isFirst
      let (first, last) = (max(lower - walked, 0), min(upper - walked, segment.length))
      walked += segment.length
      guard first < last else { continue }
      segment.add(from: first, to: last, moves: moves, into: &path)
      moves = false
    }
    return path
  }

  private var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var (start, last, isFirst) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ segment: PathSegment, to end: CGPoint) {
      segments.append(segment)
      (last, isFirst) = (end, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (start, last, isFirst) = (point, point, true)
      case .line(let end):
        add(PathSegment(from: last, lineTo: end, isFirst: isFirst), to: end)
      case .curve(let end, let control1, let control2):
        add(
          PathSegment(from: last, curveTo: end, control1, control2, isFirst: isFirst), to: end)
      case .close:
        add(PathSegment(from: last, lineTo: start, isFirst: isFirst), to: start)
        isFirst = true
      }
    }
    return segments
  }
}

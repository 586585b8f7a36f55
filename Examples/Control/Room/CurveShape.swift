import KioskUI

/// A smooth line through values at equal distances.
struct CurveShape: Shape {
  let values: [Double]
  /// The values at the foot and at the top.
  let range: ClosedRange<Double>
  /// Whether the line is closed along the foot, to be filled.
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    let points = points(in: rect)
    guard let first = points.first, let last = points.last else { return Path() }
    return Path { path in
      path.move(to: first)
      for index in points.indices.dropFirst() {
        let (start, end) = (points[index - 1], points[index])
        // At each value the line runs as from the one before it to the one after it.
        let before = points[max(index - 2, 0)]
        let after = points[min(index + 1, points.count - 1)]
        path.addCurve(
          to: end, control1: start.moved(along: before, end, by: 1 / 6),
          control2: end.moved(along: start, after, by: -1 / 6))
      }
      guard isClosed else { return }
      path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
      path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
      path.closeSubpath()
    }
  }

  private func points(in rect: CGRect) -> [CGPoint] {
    let step = rect.width / Double(max(values.count - 1, 1))
    let scale = rect.height / (range.upperBound - range.lowerBound)
    return values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + step * Double(index), y: rect.maxY - (value - range.lowerBound) * scale)
    }
  }
}

extension CGPoint {
  /// The point as far along the way from one place to another as a share of that way.
  fileprivate func moved(along start: CGPoint, _ end: CGPoint, by share: Double) -> CGPoint {
    CGPoint(x: x + (end.x - start.x) * share, y: y + (end.y - start.y) * share)
  }
}

/// A turn of what is drawn in a frame, about a position of the frame.
nonisolated struct ShapeTurn: Hashable, Sendable {
  let angle: Angle
  let anchor: UnitPoint

  func applied(to path: Path, in rect: CGRect) -> Path {
    let turn = turn(in: rect)
    return path.mapPoints(turn)
  }

  func applied(to paint: Paint, in rect: CGRect) -> Paint {
    guard case .linearGradient(let stops, let start, let end) = paint else { return paint }
    let turn = turn(in: rect)
    return .linearGradient(stops, start: turn(start), end: turn(end))
  }

  private func turn(in rect: CGRect) -> (CGPoint) -> CGPoint {
    let (center, direction) = (anchor.position(in: rect), angle.direction)
    return { point in
      let way = point - center
      return CGPoint(
        x: center.x + way.x * direction.x - way.y * direction.y,
        y: center.y + way.x * direction.y + way.y * direction.x)
    }
  }
}

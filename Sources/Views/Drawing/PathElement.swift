/// A step of a path.
nonisolated package enum PathElement: Hashable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  /// A cubic Bézier curve.
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// The step between points that are somewhere.
  var reachable: PathElement {
    switch self {
    case .move(let point): .move(to: point.reachable)
    case .line(let point): .line(to: point.reachable)
    case .curve(let end, let control1, let control2):
      .curve(to: end.reachable, control1: control1.reachable, control2: control2.reachable)
    case .close: .close
    }
  }
}

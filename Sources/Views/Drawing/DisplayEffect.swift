/// What happens to everything that a group draws.
nonisolated package enum DisplayEffect: Hashable, Sendable {
  /// Nothing.
  case none
  /// It shows through as one, 0...1.
  case opacity(Double)
  /// Only what lies inside a path is seen.
  case clip(Path)
  /// It is scaled about a point.
  case scale(x: Double, y: Double, about: CGPoint)
  /// Its outline throws a blurred shadow.
  case shadow(Shadow)

  /// Whether what is drawn is first put together somewhere else.
  package var isComposed: Bool {
    switch self {
    case .none, .scale: false
    case .opacity, .clip, .shadow: true
    }
  }

  /// Where something leaves traces once the effect is applied.
  package func bounds(of rect: CGRect) -> CGRect {
    switch self {
    case .none, .opacity: rect
    case .clip(let path): rect.intersection(path.boundingRect)
    case .scale(let x, let y, let anchor): rect.scaled(x: x, y: y, about: anchor).reachable
    case .shadow(let shadow):
      rect.union(
        rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
          .insetBy(dx: -shadow.reach, dy: -shadow.reach).reachable)
    }
  }
}

extension LayoutNode {
  /// Whether it draws something at a point itself, its children aside.
  func draws(at point: CGPoint) -> Bool {
    display().items.contains { $0.covers(point) }
  }
}

extension DisplayItem {
  /// Whether it can be seen at a point; what belongs to a child is asked of the child.
  fileprivate func covers(_ point: CGPoint) -> Bool {
    switch self {
    case .fill(let path, let paint, let isEvenOdd):
      paint.isVisible && path.contains(point, eoFill: isEvenOdd)
    case .stroke(let path, let style, let paint):
      paint.isVisible && path.distance(to: point) <= style.lineWidth / 2
    case .text(_, let frame), .picture(_, let frame): frame.contains(point)
    case .group: false
    }
  }
}

extension Paint {
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.opacity > 0
    case .linearGradient(let stops, _, _): stops.contains { $0.color.opacity > 0 }
    }
  }
}

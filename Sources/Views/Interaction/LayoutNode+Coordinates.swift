extension LayoutNode {
  /// A point of its parent in its own coordinates; nil where it is scaled to nothing.
  func fromParent(_ point: CGPoint) -> CGPoint? {
    let inside = point - frame.origin
    guard case .scale(let x, let y, let anchor) = effect else { return inside }
    guard x != 0, y != 0 else { return nil }
    return CGPoint(
      x: anchor.x + (inside.x - anchor.x) / x, y: anchor.y + (inside.y - anchor.y) / y)
  }

  /// A point of the screen in its own coordinates; nil where it is scaled to nothing.
  func fromScreen(_ point: CGPoint) -> CGPoint? {
    guard let parent else { return fromParent(point) }
    return parent.fromScreen(point).flatMap(fromParent)
  }

  /// A rectangle of its own coordinates on the screen.
  func onScreen(_ rect: CGRect) -> CGRect {
    var rect = rect
    var next: LayoutNode? = self
    while let node = next {
      if case .scale(let x, let y, let anchor) = node.effect {
        rect = rect.scaled(x: x, y: y, about: anchor)
      }
      rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      next = node.parent
    }
    return rect
  }

  /// Itself, in its own coordinates.
  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}

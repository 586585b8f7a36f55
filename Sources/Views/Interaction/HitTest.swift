/// Finds out what lies under a point of the screen.
///
/// What lies on top is hit: a control or a scroll view anywhere in its frame, everything else where
/// something is drawn. What is drawn over a control keeps touches from it; the empty parts of a
/// stack do not. From there outwards, the first control follows the contact.
///
/// A control smaller than 44 points is hit around its frame, too, as far as 44 points reach, where
/// no other control lies and where nothing covers the control itself. Of several, the nearest is
/// hit.
@MainActor
struct HitTest {
  /// The least width and height of what a finger has to find, in points: 7 mm.
  ///
  /// The Human Interface Guidelines ask for the same.
  static let leastSide = 44.0

  let root: LayoutNode

  /// What lies under a point of the screen; nil where there is nothing.
  func hit(at point: CGPoint) -> Hit? {
    let hit = hit(root, at: point)
    if hit?.control != nil { return hit }
    return nearby(point) ?? hit
  }

  // MARK: Under the point

  private func hit(_ node: LayoutNode, at point: CGPoint) -> Hit? {
    guard let point = visiblePoint(point, in: node) else { return nil }
    let role = node.touchRole
    if case .shape(let path, let isEvenOdd) = role, !path.contains(point, eoFill: isEvenOdd) {
      return nil
    }
    for child in node.children.reversed() {
      guard var hit = hit(child, at: point) else { continue }
      switch role {
      case .control(let control):
        if hit.control == nil { (hit.control, hit.node) = (control, node) }
      case .scroll(let scroller): hit.scrollers.append(scroller)
      case .passing, .shape, .swipeExclusion, nil: break
      }
      return hit
    }
    switch role {
    case .control(let control):
      return Self.area(of: node, contains: point) ? Hit(control: control, node: node) : nil
    case .scroll(let scroller): return Hit(scrollers: [scroller])
    case .shape: return Hit()
    case .passing, .swipeExclusion, nil: return node.draws(at: point) ? Hit() : nil
    }
  }

  /// A point in a node's own coordinates; nil where nothing of the node can be seen.
  private func visiblePoint(_ point: CGPoint, in node: LayoutNode) -> CGPoint? {
    if case .passing = node.touchRole { return nil }
    guard let point = node.fromParent(point) else { return nil }
    switch node.effect {
    case .clip(let path): return path.contains(point) ? point : nil
    case .opacity(0): return nil
    default: return point
    }
  }

  /// A control is hit anywhere in its frame, unless its view has an outline of its own.
  private static func area(of node: LayoutNode, contains point: CGPoint) -> Bool {
    if node.children.count == 1, case .shape = node.children.first?.touchRole { return false }
    return node.bounds.contains(point)
  }

  // MARK: Around the point

  private struct Candidate {
    let node: LayoutNode
    let control: Control
    let distance: CGFloat
    /// The control's point that is nearest.
    let nearest: CGPoint
  }

  private func nearby(_ point: CGPoint) -> Hit? {
    var candidates: [Candidate] = []
    collect(below: root, at: point, on: point, into: &candidates)
    for candidate in candidates.sorted(by: { $0.distance < $1.distance }) {
      if let hit = hit(root, at: candidate.nearest), hit.control === candidate.control {
        return hit
      }
    }
    return nil
  }

  private func collect(
    below node: LayoutNode, at point: CGPoint, on screenPoint: CGPoint,
    into candidates: inout [Candidate]
  ) {
    guard let point = visiblePoint(point, in: node) else { return }
    if case .control(let control) = node.touchRole,
      let candidate = Self.candidate(control, at: node, for: screenPoint)
    {
      candidates.append(candidate)
    }
    for child in node.children {
      collect(below: child, at: point, on: screenPoint, into: &candidates)
    }
  }

  private static func candidate(
    _ control: Control, at node: LayoutNode, for point: CGPoint
  ) -> Candidate? {
    let frame = node.onScreen(node.bounds)
    guard !frame.isEmpty, extended(frame).contains(point) else { return nil }
    // A hair inside, because the right and lower edges do not belong to a rectangle.
    let inner = frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    let nearest = CGPoint(
      x: min(max(point.x, inner.minX), inner.maxX), y: min(max(point.y, inner.minY), inner.maxY))
    let (dx, dy) = (point.x - nearest.x, point.y - nearest.y)
    return Candidate(
      node: node, control: control, distance: (dx * dx + dy * dy).squareRoot(), nearest: nearest)
  }

  /// A frame on the screen, made large enough for a finger.
  static func extended(_ frame: CGRect) -> CGRect {
    frame.insetBy(
      dx: min(0, (frame.width - leastSide) / 2), dy: min(0, (frame.height - leastSide) / 2))
  }
}

/// The areas of a screen from which no edge swipe starts: where views that say so can be seen.
@MainActor
struct SwipeExclusions {
  /// The areas, in points of the screen.
  private(set) var areas: [CGRect] = []

  init(below root: LayoutNode) { collect(below: root, visible: nil) }

  private mutating func collect(below node: LayoutNode, visible: CGRect?) {
    var visible = visible
    if case .clip(let path) = node.effect {
      let clip = node.onScreen(path.boundingRect)
      visible = visible?.intersection(clip) ?? clip
    }
    if case .swipeExclusion = node.touchRole {
      let area = node.onScreen(node.bounds)
      let seen = visible?.intersection(area) ?? area
      if !seen.isEmpty { areas.append(seen) }
    }
    for child in node.children { collect(below: child, visible: visible) }
  }
}

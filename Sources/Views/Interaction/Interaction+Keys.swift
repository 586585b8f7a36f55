internal import Geometry

extension Interaction {
  /// How far a key scrolls, in points.
  private static let step = 60.0
  /// How much of a page the space bar scrolls; the rest stays to be found again.
  private static let page = 0.8
  /// How much of the surroundings of a focused control is scrolled into view, in points: the ring,
  /// and a hint that there is more.
  private static let margin = 16.0

  /// Does what a key is for; false where it is for nothing here.
  func handle(_ key: ViewKey) -> Bool {
    switch key.key {
    case .tab: moveFocus(forwards: true, at: key.time)
    case .backTab: moveFocus(forwards: false, at: key.time)
    case .enter: press(key)
    case .space: press(key) || scroll(byPages: 1, at: key.time)
    case .up: adjust(by: 1) || scroll(by: -Self.step, at: key.time)
    case .down: adjust(by: -1) || scroll(by: Self.step, at: key.time)
    }
  }

  private func moveFocus(forwards: Bool, at time: Instant) -> Bool {
    guard focus.move(forwards: forwards) else { return false }
    revealFocus(at: time)
    return true
  }

  /// Scrolls to where the focused control is seen.
  private func revealFocus(at time: Instant) {
    guard let node = focus.node else { return }
    for (scroller, window) in scrollers(around: node) {
      let area = node.onScreen(node.bounds)
      let origin = CGPoint(x: area.minX, y: area.minY)
      let corner = CGPoint(x: area.maxX, y: area.maxY)
      guard let upper = window.fromScreen(origin)?.y, let lower = window.fromScreen(corner)?.y
      else { continue }
      // In a list that stands on its head, the upper end on the screen is the lower one.
      let (top, bottom) = (min(upper, lower), max(upper, lower))
      scroller.reveal((top - Self.margin)...(bottom + Self.margin), at: time)
      clockwork.follow(scroller)
    }
  }

  private func press(_ key: ViewKey) -> Bool {
    guard let control = focus.control else { return false }
    if !key.isRepeat {
      control.activate(at: key.time)
      clockwork.follow(control)
    }
    return true
  }

  private func adjust(by steps: Int) -> Bool { focus.control?.adjust(by: steps) ?? false }

  // MARK: Scrolling

  private func scroll(byPages pages: Double, at time: Instant) -> Bool {
    guard let scroller = keyScroller else { return false }
    return scroll(by: pages * Self.page * scroller.window, at: time)
  }

  private func scroll(by distance: CGFloat, at time: Instant) -> Bool {
    guard let scroller = keyScroller else { return false }
    scroller.scroll(by: distance, at: time)
    clockwork.follow(scroller)
    return true
  }

  /// The scroll view around the focused control; where there is none, the first on the screen.
  private var keyScroller: Scroller? {
    if let node = focus.node,
      let scroller = scrollers(around: node).first(where: { $0.scroller.canScroll })?.scroller
    {
      return scroller
    }
    return Self.firstScroller(below: root)
  }

  private func scrollers(
    around node: LayoutNode
  ) -> [(scroller: Scroller, window: LayoutNode)] {
    var found: [(Scroller, LayoutNode)] = []
    var next = node.parent
    while let node = next {
      if case .scroll(let scroller) = node.touchRole { found.append((scroller, node)) }
      next = node.parent
    }
    return found
  }

  private static func firstScroller(below node: LayoutNode) -> Scroller? {
    switch node.touchRole {
    case .passing: return nil
    case .scroll(let scroller) where scroller.canScroll: return scroller
    default: break
    }
    for child in node.children {
      if let scroller = firstScroller(below: child) { return scroller }
    }
    return nil
  }
}

/// The place of a scroll view: a window on content of any length.
@MainActor
final class ScrollLayoutNode: LayoutNode {
  private let scroller: Scroller
  private var views: [LayoutNode] = []
  private var environment: EnvironmentValues
  private var showsIndicator: Bool

  init(_ scroller: Scroller, showsIndicator: Bool, environment: EnvironmentValues) {
    self.scroller = scroller
    self.environment = environment
    self.showsIndicator = showsIndicator
    super.init(isMirrored: environment.layoutDirection == .rightToLeft)
    scroller.node = self
  }

  func setChildren(_ children: [LayoutNode]) {
    if views.elementsEqual(children, by: ===) { return }
    views = children
    adopt(children)
    layoutChanged()
  }

  func update(showsIndicator: Bool, environment: EnvironmentValues) {
    self.showsIndicator = showsIndicator
    self.environment = environment
    isMirrored = environment.layoutDirection == .rightToLeft
    layoutChanged()
  }

  override var children: [LayoutNode] { views }
  override var touchRole: TouchRole? { .scroll(scroller) }
  override var effect: DisplayEffect { .clip(Path { $0.addRect(bounds) }) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = views.map { $0.sizeThatFits(inner(proposal)) }
    let content = sizes.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return CGSize(width: content.width, height: max(0, proposal.height ?? content.height))
  }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let inner = inner(proposal)
    // Only what it is placed with counts; it may be asked for other sizes besides.
    if size == frame.size, proposal == placedProposal {
      let length = views.map { $0.sizeThatFits(inner).height }.max() ?? 0
      scroller.resize(window: size.height, content: length.reachable)
    }
    return views.map { view in
      Placement(
        at: CGPoint(x: (size.width - view.sizeThatFits(inner).width) / 2, y: -shownOffset),
        proposal: inner)
    }
  }

  /// The offset in whole pixels, so that text stays as crisp as it is at rest.
  private var shownOffset: CGFloat {
    let scale = environment.displayScale
    return (scroller.offset * scale).rounded() / scale
  }

  /// Puts the content where it is now; its size and everything in it remain.
  func scrolled() {
    for (view, placement) in zip(views, placements(in: frame.size, proposal: placedProposal)) {
      view.place(at: placement.origin, proposal: placement.proposal)
    }
    displayChanged()
  }

  override func makeDisplayItems() -> [DisplayItem] {
    showsIndicator ? childItems + indicatorItems : childItems
  }

  private var indicatorItems: [DisplayItem] {
    let opacity = scroller.indicatorOpacity
    guard opacity > 0, scroller.canScroll else { return [] }
    let (thickness, margin) = (ScrollIndicator.thickness, ScrollIndicator.margin)
    let span = ScrollIndicator.span(
      offset: scroller.offset, window: scroller.window, content: scroller.content)
    let rect = CGRect(
      x: isMirrored ? margin : frame.width - margin - thickness, y: span.lowerBound,
      width: thickness, height: span.upperBound - span.lowerBound)
    // Grey that is seen on light and on dark content.
    let color: ResolvedColor = Color.gray.opacity(0.8 * opacity).resolve(in: environment)
    return [.fill(Capsule().path(in: rect), .color(color), isEvenOdd: false)]
  }
}

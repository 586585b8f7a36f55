/// The place of a view and its layer: as large as the view, which the layer is offered.
@MainActor
final class LayeredLayoutNode: LayoutNode {
  var side = LayerSide.front { didSet { if side != oldValue { displayChanged() } } }
  var alignment = Alignment.center { didSet { if alignment != oldValue { layoutChanged() } } }
  private let content: LayoutNode
  private let layer: [LayoutNode]

  init(_ content: LayoutNode, layer: [LayoutNode]) {
    self.content = content
    self.layer = layer
    super.init()
    adopt([content] + layer)
  }

  override var children: [LayoutNode] {
    side == .front ? [content] + layer : layer + [content]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let own = Placement(proposal: proposal)
    let added = layer.map { placement(of: $0, in: size, proposal: proposal) }
    return side == .front ? [own] + added : added + [own]
  }

  /// The layer's guides lie upon the view's.
  private func placement(
    of layer: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let offer = ProposedViewSize(size)
    let (across, down) = (alignment.horizontal, alignment.vertical)
    return Placement(
      at: CGPoint(
        x: content.guide(across, for: proposal) - layer.guide(across, for: offer),
        y: content.guide(down, for: proposal) - layer.guide(down, for: offer)),
      proposal: offer)
  }

  override func measureBaseline(
    _ guide: VerticalAlignment, for proposal: ProposedViewSize
  ) -> CGFloat? {
    content.baseline(guide, for: proposal)
  }

  override var layoutPriority: Double { content.layoutPriority }
  override var isSpacer: Bool { content.isSpacer }
  override var gridTraits: GridTraits { content.gridTraits }
}

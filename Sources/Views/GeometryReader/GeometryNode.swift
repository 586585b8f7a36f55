/// The place of a `GeometryReader`: all that is offered, with the views in the leading upper corner.
@MainActor
final class GeometryNode: LayoutNode {
  private var views: [LayoutNode] = []
  /// The size that the builder knows; nil before it has been asked.
  private var knownSize: CGSize?
  /// The rectangle on the screen that the builder knows; nil where it has not asked for it.
  private var knownFrameOnScreen: CGRect?

  override var children: [LayoutNode] { views }

  func setChildren(_ children: [LayoutNode]) {
    views = children
    adopt(children)
    layoutChanged()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    views.map { _ in Placement(proposal: ProposedViewSize(size)) }
  }

  /// Whether the builder knows where the reader is.
  var isKnown: Bool {
    knownSize == frame.size
      && (knownFrameOnScreen == nil || knownFrameOnScreen == onScreen(bounds))
  }

  /// The builder is about to be told.
  func beginReading() -> GeometryProxy {
    knownSize = frame.size
    knownFrameOnScreen = nil
    return GeometryProxy(self)
  }

  func readFrameOnScreen() -> CGRect {
    let frame = onScreen(bounds)
    knownFrameOnScreen = frame
    return frame
  }
}

/// How high an area is that holds views side by side, aligned with each other.
///
/// With a base line that is more than the highest of them: the deepest reach above the line and the
/// deepest reach below it may belong to different views.
@MainActor
struct AlignedHeight {
  /// How the views are aligned.
  let alignment: VerticalAlignment
  /// The least height that holds all of them, in points.
  private(set) var length: CGFloat = 0
  private var above: CGFloat = 0
  private var below: CGFloat = 0

  init(alignment: VerticalAlignment) { self.alignment = alignment }

  /// Takes in one more view.
  mutating func include(_ child: LayoutNode, offered proposal: ProposedViewSize) {
    let height = child.sizeThatFits(proposal).height
    length = max(length, height)
    guard alignment.isBaseline, height.isFinite else { return }
    let guide = child.guide(alignment, for: proposal)
    above = max(above, guide)
    below = max(below, height - guide)
    length = max(length, above + below)
  }

  /// How far below the area's upper side a view goes.
  func position(
    of child: LayoutNode, offered proposal: ProposedViewSize, in height: CGFloat
  ) -> CGFloat {
    if alignment.isBaseline { return above - child.guide(alignment, for: proposal) }
    return alignment.fraction * (height - child.sizeThatFits(proposal).height)
  }
}

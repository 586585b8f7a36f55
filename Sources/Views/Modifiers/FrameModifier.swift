/// An invisible frame of fixed lengths round a view.
struct FrameModifier: LayoutModifier, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// - Parameters:
  ///   - width: Points across; nil, or what is no length, for what the view takes.
  ///   - height: Points down; nil, or what is no length, for what the view takes.
  ///   - alignment: Where the view stands in the frame.
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.length(width)
    self.height = Self.length(height)
    self.alignment = alignment
  }

  private static func length(_ value: CGFloat?) -> CGFloat? {
    guard let value, value.isFinite, value >= 0 else { return nil }
    return value
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    child.placement(aligned: alignment, in: size, proposal: inner(proposal))
  }
}

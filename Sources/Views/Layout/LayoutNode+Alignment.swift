extension LayoutNode {
  /// How far a guide is from its leading side, with the size it takes for a proposal.
  func guide(_ alignment: HorizontalAlignment, for proposal: ProposedViewSize) -> CGFloat {
    alignment.fraction * sizeThatFits(proposal).width
  }

  /// How far a guide is from its upper side, with the size it takes for a proposal.
  ///
  /// What has no text stands on the base line with its lower side.
  func guide(_ alignment: VerticalAlignment, for proposal: ProposedViewSize) -> CGFloat {
    if alignment.isBaseline, let baseline = baseline(alignment, for: proposal) { return baseline }
    return alignment.fraction * sizeThatFits(proposal).height
  }

  /// Where it goes so that its guides lie upon those of an area without text.
  func placement(
    aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(
      at: CGPoint(
        x: alignment.horizontal.fraction * size.width
          - guide(alignment.horizontal, for: proposal),
        y: alignment.vertical.fraction * size.height - guide(alignment.vertical, for: proposal)),
      proposal: proposal)
  }
}

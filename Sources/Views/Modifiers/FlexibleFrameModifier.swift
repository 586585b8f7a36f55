/// An invisible frame round a view whose lengths keep to limits.
struct FlexibleFrameModifier: LayoutModifier, Equatable {
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let fixed = (width.length(for: proposal.width), height.length(for: proposal.height))
    if case (let width?, let height?) = fixed { return CGSize(width: width, height: height) }
    let offer = ProposedViewSize(
      width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    let size = child.sizeThatFits(offer)
    return CGSize(
      width: fixed.0 ?? width.length(around: size.width, offered: offer.width),
      height: fixed.1 ?? height.length(around: size.height, offered: offer.height))
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let offer = ProposedViewSize(
      width: width.offer(inFrameOf: size.width, for: proposal.width),
      height: height.offer(inFrameOf: size.height, for: proposal.height))
    return child.placement(aligned: alignment, in: size, proposal: offer)
  }
}

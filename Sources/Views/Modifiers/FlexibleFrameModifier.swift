/// An invisible frame round a view whose lengths keep to limits.
struct FlexibleFrameModifier: LayoutModifier, Equatable {
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let fixed = (width.length(for: proposal.width), height.length(for: proposal.height))
    if case (let width?, let height?) = fixed { return CGSize(width: width, height: height) }
    let offer = offer(for: proposal)
    let size = child.sizeThatFits(offer)
    return CGSize(
      width: fixed.0 ?? width.length(around: size.width, offered: offer.width),
      height: fixed.1 ?? height.length(around: size.height, offered: offer.height))
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    // A view that fills the frame already is offered what it was when it was measured: of less, a
    // stack might make other shares. One that does not is offered the frame.
    var offer = offer(for: proposal)
    let taken = child.sizeThatFits(offer)
    if taken.width != size.width { offer.width = size.width }
    if taken.height != size.height { offer.height = size.height }
    return child.placement(aligned: alignment, in: size, proposal: offer)
  }

  private func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
  }
}

/// Offers a view the largest area of a given shape inside what is offered, or the least around it.
struct AspectRatioModifier: LayoutModifier, Equatable {
  /// Width by height; nil for that of the view's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  /// - Parameters:
  ///   - ratio: Width by height; nil, or what is no ratio, for that of the view's ideal size.
  ///   - mode: How the room is used.
  init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.mode = mode
  }

  private func inner(_ proposal: ProposedViewSize, child: LayoutNode) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
    // A line has no shape that could be kept.
    guard shape.width > 0, shape.height > 0 else { return proposal }
    let scales = [
      proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height },
    ].compactMap(\.self)
    let scale = mode == .fit ? scales.min() : scales.max()
    return scale.map {
      ProposedViewSize(CGSize(width: shape.width * $0, height: shape.height * $0))
    } ?? proposal
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.sizeThatFits(inner(proposal, child: child))
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(proposal: inner(proposal, child: child))
  }
}

extension View {
  /// Keeps the view's shape.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width by height; nil for that of the view's ideal size.
  ///   - contentMode: Whether the view stays inside what it is offered, or covers it.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(by: AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the view's shape.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size of that shape.
  ///   - contentMode: Whether the view stays inside what it is offered, or covers it.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as it can be without sticking out, in the shape of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view cover what it is offered, in the shape of its ideal size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Puts children one after another, and shares the room among them.
///
/// ```
///   |<------------------- what the stack is offered -------------------->|
///   |  1. Text  | 8 |       3. Color      |  4. Spacer  | 2. fixed frame |
///
///   the highest priority first; the least flexible of one priority first;
///   each is offered an equal share of what those before it left
/// ```
package struct StackLayout: ContainerLayout, Equatable {
  /// The direction in which children follow each other.
  let direction: Axis
  /// Where they stand beside each other; only what lies across the direction counts.
  let alignment: Alignment
  /// Points between two children; nil for the usual 8, and none beside spacers.
  let spacing: CGFloat?
  /// Points between two views where nobody says how many.
  static let usualSpacing: CGFloat = 8

  package var axis: Axis? { direction }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let shares = shares(of: proposal, among: children)
    let sizes = zip(children, shares).map { $0.sizeThatFits($1) }
    let gaps = gaps(between: children).reduce(0, +)
    var size = CGSize.zero
    size[direction] = max(0, sizes.reduce(0) { $0 + $1[direction] } + gaps)
    size[direction.across] =
      direction == .horizontal
      ? height(of: children, offered: shares).length : sizes.map(\.width).max() ?? 0
    return size
  }

  package func placements(
    of children: [LayoutNode], in size: CGSize, proposal: ProposedViewSize
  ) -> [Placement] {
    let across = direction.across
    let shares = finalShares(of: proposal, among: children, thickness: size[across])
    let gaps = gaps(between: children)
    let height = height(of: children, offered: shares)
    var position: CGFloat = 0
    return children.indices.map { index in
      let (child, share) = (children[index], shares[index])
      let taken = child.sizeThatFits(share)
      var origin = CGPoint.zero
      origin[direction] = position
      origin[across] =
        direction == .horizontal
        ? height.position(of: child, offered: share, in: size.height)
        : alignment.horizontal.fraction * (size.width - taken.width)
      position += taken[direction] + (index < gaps.count ? gaps[index] : 0)
      return Placement(at: origin, proposal: share)
    }
  }

  /// The room between each child and the next.
  private func gaps(between children: [LayoutNode]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { child, next in
      spacing ?? (child.isSpacer || next.isSpacer ? 0 : Self.usualSpacing)
    }
  }

  /// What each child is offered.
  private func shares(
    of proposal: ProposedViewSize, among children: [LayoutNode]
  ) -> [ProposedViewSize] {
    // Where the stack's length is open, so are those of its children.
    guard let length = proposal[direction] else { return children.map { _ in proposal } }
    let room = length - gaps(between: children).reduce(0, +)
    let priorities = children.map(\.layoutPriority)
    return RoomShares(of: room, priorities: priorities) { index, offer in
      children[index].sizeThatFits(proposal.replacing(offer, along: direction))[direction]
    }
    .offers.map { proposal.replacing($0, along: direction) }
  }

  /// What each child is placed with.
  ///
  /// A stack that takes its ideal thickness lets its children have all of it: buttons in a stack of
  /// fixed size become as wide as the widest. The widest itself is as it was when it was measured.
  private func finalShares(
    of proposal: ProposedViewSize, among children: [LayoutNode], thickness: CGFloat
  ) -> [ProposedViewSize] {
    let across = direction.across
    guard proposal[across] == nil else { return shares(of: proposal, among: children) }
    let shares = shares(of: proposal.replacing(thickness, along: across), among: children)
    return zip(children, shares).map { child, share in
      let ideal = share.replacing(nil, along: across)
      return child.sizeThatFits(ideal)[across] == thickness ? ideal : share
    }
  }

  /// How high a row is.
  private func height(
    of children: [LayoutNode], offered shares: [ProposedViewSize]
  ) -> AlignedHeight {
    var height = AlignedHeight(alignment: alignment.vertical)
    guard direction == .horizontal else { return height }
    for (child, share) in zip(children, shares) { height.include(child, offered: share) }
    return height
  }
}

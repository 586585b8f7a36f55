/// Offers everything to every child, and is as large as it has to be to hold those of the highest
/// priority, aligned: a spacer, or a view that only decorates, may stick out.
package struct ZStackLayout: ContainerLayout, Equatable {
  let alignment: Alignment

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    CGSize(
      width: decisive(of: children).map { $0.sizeThatFits(proposal).width }.max() ?? 0,
      height: height(of: children, offered: proposal).length)
  }

  package func placements(
    of children: [LayoutNode], in size: CGSize, proposal: ProposedViewSize
  ) -> [Placement] {
    let height = height(of: children, offered: proposal)
    return children.map { child in
      let width = child.sizeThatFits(proposal).width
      let x = alignment.horizontal.fraction * (size.width - width)
      let y = height.position(of: child, offered: proposal, in: size.height)
      return Placement(at: CGPoint(x: x, y: y), proposal: proposal)
    }
  }

  private func height(
    of children: [LayoutNode], offered proposal: ProposedViewSize
  ) -> AlignedHeight {
    var height = AlignedHeight(alignment: alignment.vertical)
    for child in decisive(of: children) { height.include(child, offered: proposal) }
    return height
  }

  private func decisive(of children: [LayoutNode]) -> [LayoutNode] {
    let highest = children.map(\.layoutPriority).max()
    return children.filter { $0.layoutPriority == highest }
  }
}

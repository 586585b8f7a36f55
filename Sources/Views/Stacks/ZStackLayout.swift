/// Offers everything to every child, and is as large as the largest.
package struct ZStackLayout: ContainerLayout {
  let alignment: Alignment

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.reduce(CGSize.zero) { size, child in
      let next = child.sizeThatFits(proposal)
      return CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  package func placeChildren(
    _ children: [LayoutNode], in size: CGSize, proposal: ProposedViewSize
  ) {
    let anchor = UnitPoint(x: alignment.horizontal.fraction, y: alignment.vertical.fraction)
    let position = anchor.position(in: CGRect(origin: .zero, size: size))
    for child in children { child.place(at: position, anchor: anchor, proposal: proposal) }
  }
}

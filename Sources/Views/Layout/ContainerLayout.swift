/// How a view with children, a stack for instance, chooses its size and places them.
@MainActor
package protocol ContainerLayout: Equatable {
  /// The size it takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize

  /// Where every child goes, in their order; children are asked, not moved.
  func placements(
    of children: [LayoutNode], in size: CGSize, proposal: ProposedViewSize
  ) -> [Placement]

  /// The axis along which spacers and dividers inside it extend; nil where there is none.
  var axis: Axis? { get }
}

extension ContainerLayout {
  package var axis: Axis? { nil }
}

/// Puts cells into columns and rows.
package struct GridLayout: ContainerLayout, Equatable {
  /// Where cells stand where neither their row nor their column says it.
  let alignment: Alignment
  /// Points between columns, and between rows.
  let spacing: CGSize

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    GridArrangement(of: children, layout: self, proposal: proposal).size
  }

  package func placements(
    of children: [LayoutNode], in size: CGSize, proposal: ProposedViewSize
  ) -> [Placement] {
    GridArrangement(of: children, layout: self, proposal: proposal).placements
  }
}

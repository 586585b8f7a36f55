/// How a modifier changes size, place and looks of a view: padding, a frame, opacity.
///
/// Each function's default leaves the view as it is.
@MainActor
package protocol LayoutModifier {
  /// The size of the modified view for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize

  /// Places the view inside the modified one.
  func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize)

  /// What is drawn; `content` is what the view draws, in its place.
  func displayItems(
    _ content: [DisplayItem], child: LayoutNode, in size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem]

  /// What happens to everything that is drawn.
  func effect(in size: CGSize) -> DisplayEffect

  /// Which priority the modified view has in a stack.
  func layoutPriority(of child: LayoutNode) -> Double

  /// Whether stacks leave no room of their own beside the modified view.
  func isSpacer(_ child: LayoutNode) -> Bool
}

extension LayoutModifier {
  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.sizeThatFits(proposal)
  }

  package func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: proposal)
  }

  package func displayItems(
    _ content: [DisplayItem], child: LayoutNode, in size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem] { content }

  package func effect(in size: CGSize) -> DisplayEffect { .none }

  package func layoutPriority(of child: LayoutNode) -> Double { child.layoutPriority }

  package func isSpacer(_ child: LayoutNode) -> Bool { false }
}

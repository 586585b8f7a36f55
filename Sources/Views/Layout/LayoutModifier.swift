/// How a modifier changes size, place and looks of a view: padding, a frame, opacity.
///
/// Each function's default leaves the view as it is.
@MainActor
package protocol LayoutModifier {
  /// The size of the modified view for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize

  /// Where the view goes inside the modified one; it is asked, not moved.
  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement

  /// What is drawn; `content` is what the view draws, in its place.
  func displayItems(
    _ content: [DisplayItem], child: LayoutNode, in size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem]

  /// What happens to everything that is drawn.
  func effect(in size: CGSize, environment: EnvironmentValues) -> DisplayEffect

  /// Which priority the modified view has in a stack.
  func layoutPriority(of child: LayoutNode) -> Double

  /// Whether stacks leave no room of their own beside the modified view.
  func isSpacer(_ child: LayoutNode) -> Bool

  /// What a grid around the modified view has to know.
  func gridTraits(of child: LayoutNode) -> GridTraits

  /// What a touch finds at the modified view, besides what the view itself says.
  func touchRole(in size: CGSize, environment: EnvironmentValues) -> TouchRole?
}

extension LayoutModifier {
  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.sizeThatFits(proposal)
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(proposal: proposal)
  }

  package func displayItems(
    _ content: [DisplayItem], child: LayoutNode, in size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem] { content }

  package func effect(in size: CGSize, environment: EnvironmentValues) -> DisplayEffect { .none }

  package func layoutPriority(of child: LayoutNode) -> Double { child.layoutPriority }

  package func isSpacer(_ child: LayoutNode) -> Bool { child.isSpacer }

  package func gridTraits(of child: LayoutNode) -> GridTraits { child.gridTraits }

  package func touchRole(in size: CGSize, environment: EnvironmentValues) -> TouchRole? { nil }
}

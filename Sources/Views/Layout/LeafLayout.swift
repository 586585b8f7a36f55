/// How a view without children chooses its size and what it draws.
@MainActor
package protocol LeafLayout {
  /// The size it takes for a proposal.
  func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize

  /// What it draws in itself.
  func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem]

  /// A guide's distance from its upper side, with the size it takes for a proposal; nil where it has
  /// no text.
  func baseline(
    _ guide: VerticalAlignment, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> CGFloat?

  /// Whether stacks leave no room of their own beside it.
  var isSpacer: Bool { get }

  /// Which priority it has in a stack.
  var layoutPriority: Double { get }
}

extension LeafLayout {
  package func baseline(
    _ guide: VerticalAlignment, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> CGFloat? { nil }

  package var isSpacer: Bool { false }

  package var layoutPriority: Double { 0 }
}

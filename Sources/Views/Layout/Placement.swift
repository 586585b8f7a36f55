/// Where a parent puts a child, and what it offers it there.
nonisolated package struct Placement: Hashable, Sendable {
  /// The child's upper leading corner, in the parent's coordinates before mirroring.
  package var origin: CGPoint
  /// What the child is offered; it takes the size that answers this.
  package var proposal: ProposedViewSize

  /// Puts a child somewhere.
  package init(at origin: CGPoint = .zero, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// A shape whose type is not known to its surroundings.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Wraps a shape.
  nonisolated public init<Base: Shape>(_ shape: Base) { base = shape }

  /// The wrapped shape's outline inside a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size that the wrapped shape takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

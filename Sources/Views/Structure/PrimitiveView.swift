/// A view that is not made of others: it has a node of its own kind in the graph.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Makes the node that stands for this view as long as it is on its screen.
  func makeNode(in context: NodeContext) -> ViewNode<Self>
}

extension PrimitiveView {
  /// A primitive view has no body; the graph never asks for it.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other views") }
}

/// One of two views: the outcome of an `if` with `else`, or of a `switch`.
///
/// The branch is part of a view's identity: changing it starts the other branch's state anew.
public struct ConditionalContent<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }
}

extension ConditionalContent: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<ConditionalContent> {
    ConditionalNode(self, in: context)
  }
}

/// Holds the node of the branch that was taken.
private final class ConditionalNode<First: View, Second: View>: ViewNode<
  ConditionalContent<First, Second>
>
{
  private var taken: (Node)?

  override init(_ view: ConditionalContent<First, Second>, in context: NodeContext) {
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { taken.map { [$0] } ?? [] }

  override func viewChanged(from old: ConditionalContent<First, Second>) {
    switch (old.branch, view.branch) {
    case (.first, .first), (.second, .second): break
    // Views of one type in both branches are two views nevertheless.
    default:
      removeChild(taken)
      taken = nil
    }
    switch view.branch {
    case .first(let content): taken = updated(taken, to: content)
    case .second(let content): taken = updated(taken, to: content)
    }
  }
}

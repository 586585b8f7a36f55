/// The views of a `for` loop in a view builder.
///
/// They are told apart by their place in the loop; where elements move, `ForEach` keeps their state
/// with them. `ForEach` also takes what modifiers return, at which the compiler gives up in a `for`
/// loop; see `ViewBuilder.buildArray(_:)`.
public struct ViewArray<Content: View>: View {
  let content: [Content]

  init(_ content: [Content]) { self.content = content }
}

extension ViewArray: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<ViewArray> {
    ArrayNode(self, in: context)
  }
}

/// Holds one node for each round of the loop.
private final class ArrayNode<Content: View>: ViewNode<ViewArray<Content>> {
  private var elements: [Node] = []

  override init(_ view: ViewArray<Content>, in context: NodeContext) {
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { elements }

  override func viewChanged(from old: ViewArray<Content>) {
    for (index, element) in view.content.enumerated() {
      if index < elements.count {
        elements[index] = updated(elements[index], to: element)
      } else {
        elements.append(makeChild(element))
      }
    }
    while elements.count > view.content.count { removeChild(elements.removeLast()) }
  }
}

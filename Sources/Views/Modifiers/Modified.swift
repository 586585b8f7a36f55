/// A view with a modifier of the layout around it.
///
/// Where the view is several, a group for instance, each of them is modified.
package struct Modified<Content: View, Modifier: LayoutModifier>: PrimitiveView, WrappingView {
  package let content: Content
  let modifier: Modifier

  package func makeNode(in context: NodeContext) -> ViewNode<Modified> {
    ModifierNode(self, in: context)
  }
}

extension View {
  /// The view with a modifier of the layout around it.
  package func modified<Modifier: LayoutModifier>(
    by modifier: Modifier
  ) -> Modified<Self, Modifier> {
    Modified(content: self, modifier: modifier)
  }
}

/// The node of a modified view: it holds one layout node around each of the view's own.
private final class ModifierNode<Content: View, Modifier: LayoutModifier>: ViewNode<
  Modified<Content, Modifier>
>
{
  private var content: Node?
  private var wrappers: [ObjectIdentifier: ModifierLayoutNode<Modifier>] = [:]

  override init(_ view: Modified<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    content = updated(content, to: view.content)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: Modified<Content, Modifier>) {
    for wrapper in wrappers.values {
      wrapper.update(view.modifier, environment: environment)
    }
    content = updated(content, to: view.content)
  }

  override var layoutNodes: [LayoutNode] {
    let former = wrappers
    wrappers.removeAll(keepingCapacity: true)
    return super.layoutNodes.map { child in
      let key = ObjectIdentifier(child)
      let wrapper =
        former[key]
        ?? ModifierLayoutNode(view.modifier, around: child, environment: environment)
      wrappers[key] = wrapper
      return wrapper
    }
  }
}

/// A view whose builder knows its size: it takes all that is offered, and puts the builder's views
/// into its upper leading corner.
///
/// The builder is asked once the size is known, and again when it changes.
///
/// ```swift
/// GeometryReader { proxy in
///   Color.blue.frame(width: proxy.size.width * progress)
/// }
/// ```
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// Makes a view of what a builder gives for a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<GeometryReader> {
    GeometryReaderNode(self, in: context)
  }
}

/// What the builder gives, as a view of its own, so that it is asked again when an object that it
/// reads changes.
private struct GeometryContent<Content: View>: View {
  let proxy: GeometryProxy
  let content: (GeometryProxy) -> Content

  // Inside, no stack has an axis along which spacers grow.
  var body: some View { ZStack(alignment: .topLeading) { content(proxy) } }
}

/// The node of a view whose builder knows its size.
private final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>>,
  LayoutReader
{
  private let layout = GeometryNode()
  private var content: Node?

  override init(_ view: GeometryReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    layout.isMirrored = environment.layoutDirection == .rightToLeft
    graph.layoutReaders.add(self)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var layoutNodes: [LayoutNode] { [layout] }

  override func layoutNodesChanged() { layout.setChildren(content?.layoutNodes ?? []) }

  override func viewChanged(from old: GeometryReader<Content>) {
    layout.isMirrored = environment.layoutDirection == .rightToLeft
    if content != nil { build() }
  }

  func readLayout() -> Bool {
    if content != nil, layout.isKnown { return false }
    build()
    return true
  }

  private func build() {
    content = updated(
      content, to: GeometryContent(proxy: layout.beginReading(), content: view.content))
  }

  override func unmounted() { graph.layoutReaders.remove(self) }
}

/// A view for each element of a collection; each keeps its state by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let identity: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// Makes a view for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    identity = id
    self.content = content
  }

  /// Makes a view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<ForEach> {
    ForEachNode(self, in: context)
  }
}

/// Holds the nodes of the elements by identity.
///
/// Where two elements have the same identity, the later ones are told apart by their number.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private struct Key: Hashable {
    let id: ID
    let repetition: Int
  }

  private var nodes: [Key: Node] = [:]
  private var order: [Node] = []

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { order }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    let (former, content) = (order, view.content)
    var remaining = nodes
    var repetitions: [ID: Int] = [:]
    nodes.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    for element in view.data {
      let id = element[keyPath: view.identity]
      let key = Key(id: id, repetition: repetitions[id, default: 0])
      repetitions[id] = key.repetition + 1
      let node = updated(
        remaining.removeValue(forKey: key), to: DeferredView { content(element) })
      nodes[key] = node
      order.append(node)
    }
    // In their order: what they say when they leave has one, too.
    let gone = Set(remaining.values.map { ObjectIdentifier($0) })
    for node in former where gone.contains(ObjectIdentifier(node)) { removeChild(node) }
    // Elements that only move make no node and remove none.
    let isSame = former.count == order.count && zip(former, order).allSatisfy { $0 === $1 }
    if !isSame { graph.structureChanged(at: self) }
  }
}

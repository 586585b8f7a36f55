/// An element of a collection together with a connection to it.
public struct BoundElement<Element, ID: Hashable> {
  let id: ID
  let binding: Binding<Element>
}

extension ForEach {
  /// Makes a view for each element of a collection that something else owns, with a connection to
  /// the element.
  ///
  /// ```swift
  /// ForEach($lamps) { $lamp in
  ///   Toggle(lamp.name, isOn: $lamp.isOn)
  /// }
  /// ```
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable, ID == Elements.Element.ID,
    Data == [BoundElement<Elements.Element, ID>]
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a collection that something else owns, with a connection to
  /// the element; elements are told apart by a property.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable,
    Data == [BoundElement<Elements.Element, ID>]
  {
    let elements = data.wrappedValue
    let bound = elements.indices.map { index in
      BoundElement(id: elements[index][keyPath: id], binding: data.element(at: index))
    }
    self.init(bound, id: \.id) { content($0.binding) }
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// A connection to an element.
  ///
  /// Once there is no such place any more, what was last read is read, and nothing is set.
  fileprivate func element(at index: Value.Index) -> Binding<Value.Element> {
    let last = LastValue(wrappedValue[index])
    return Binding<Value.Element>(source: source.appending(\Value[index])) {
      let elements = wrappedValue
      if elements.indices.contains(index) { last.value = elements[index] }
      return last.value
    } set: {
      guard wrappedValue.indices.contains(index) else { return }
      wrappedValue[index] = $0
    }
  }
}

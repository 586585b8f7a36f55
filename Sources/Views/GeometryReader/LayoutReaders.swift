/// The nodes of a graph whose views depend on the outcome of the layout.
@MainActor
struct LayoutReaders {
  private var readers: [any LayoutReader] = []

  mutating func add(_ reader: any LayoutReader) { readers.append(reader) }

  mutating func remove(_ reader: any LayoutReader) { readers.removeAll { $0 === reader } }

  /// Lets all of them look, the outermost first, because it may remove those inside it.
  ///
  /// - Returns: Whether the layout has to be done again.
  func read() -> Bool {
    readers.sorted { $0.depth < $1.depth }
      .reduce(false) { $1.isMounted && $1.readLayout() || $0 }
  }
}

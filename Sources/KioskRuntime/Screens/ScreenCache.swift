/// Which screens' pictures are kept in memory, within a budget.
///
/// The picture of every screen of a large museum guide does not fit into a small machine, and does
/// not have to: a swipe can reach only the destination of the top screen and the one below it.
/// Those, the top itself and whatever is on the glass are pinned. What else fits into the budget is
/// kept in the order of its last use; a budget smaller than what is pinned is exceeded, because a
/// screen that is missing in a slide would be a hole in the picture.
///
///     pinned:  [below] [top] [destination]      | never given up
///     others:  [newest] ... [oldest]            | given up from the oldest, until the budget holds
///
/// Pure bookkeeping: `Picture` is whatever takes `bytes` of memory.
package struct ScreenCache<Key: Hashable, Picture> {
  private struct Entry {
    var picture: Picture
    var bytes: Int
    var lastUse: UInt64
  }

  /// Bytes that pictures may take together, pinned ones included.
  package let budget: Int
  /// Bytes that they take.
  package private(set) var bytes = 0
  private var entries: [Key: Entry] = [:]
  private var pinned: Set<Key> = []
  private var uses: UInt64 = 0

  /// Makes an empty cache.
  package init(budget: Int) {
    self.budget = budget
  }

  /// The screens whose pictures are held, in no order.
  package var keys: Set<Key> { Set(entries.keys) }

  /// The picture of a screen, where it is held; asking is no use of it.
  package func picture(of key: Key) -> Picture? {
    entries[key]?.picture
  }

  /// Pins these screens and no others, counts each as used now, and gives up what is too much.
  ///
  /// - Parameters:
  ///   - keys: The screens, most urgent first.
  ///   - others: Screens that count as used just before them, without being pinned.
  package mutating func pin(_ keys: [Key], using others: [Key] = []) {
    pinned = Set(keys)
    // The first is the most urgent, so it is used last.
    for key in others.reversed() { use(key) }
    for key in keys.reversed() { use(key) }
    trim()
  }

  /// Holds a picture, in place of the screen's former one.
  ///
  /// - Returns: Whether it was kept; an unpinned one larger than the rest of the budget is not.
  @discardableResult
  package mutating func store(_ picture: Picture, bytes: Int, of key: Key) -> Bool {
    remove(key)
    entries[key] = Entry(picture: picture, bytes: bytes, lastUse: 0)
    self.bytes += bytes
    use(key)
    trim()
    return entries[key] != nil
  }

  /// Forgets the pictures of some screens, also pinned ones.
  package mutating func forget(where isForgotten: (Key) -> Bool) {
    for key in entries.keys where isForgotten(key) { remove(key) }
  }

  /// Changes what is noted with every picture, not its size.
  package mutating func change(_ body: (inout Picture) -> Void) {
    entries = entries.mapValues { entry in
      var entry = entry
      body(&entry.picture)
      return entry
    }
  }

  private mutating func use(_ key: Key) {
    uses += 1
    entries[key]?.lastUse = uses
  }

  private mutating func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { bytes -= entry.bytes }
  }

  private mutating func trim() {
    while bytes > budget {
      let candidates = entries.filter { !pinned.contains($0.key) }
      guard let oldest = candidates.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
      remove(oldest.key)
    }
  }
}

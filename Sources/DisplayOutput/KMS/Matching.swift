/// Gives each of several takers one of the things that it can use, so that as many as possible get
/// one.
enum Matching {
  /// The thing that each taker gets; nil where none is left for it.
  ///
  /// Each taker in turn gets the first thing on its list that is free, or that its owner can make
  /// free by taking another one (augmenting paths): enough for the handful of parts of a card.
  ///
  /// - Parameter wishes: What each taker can use, best first.
  static func largest(_ wishes: [[Int]]) -> [Int?] {
    var owners: [Int: Int] = [:]
    for taker in wishes.indices {
      var seen: Set<Int> = []
      _ = give(to: taker, of: wishes, owners: &owners, seen: &seen)
    }
    var things = [Int?](repeating: nil, count: wishes.count)
    for (thing, taker) in owners { things[taker] = thing }
    return things
  }

  private static func give(
    to taker: Int, of wishes: [[Int]], owners: inout [Int: Int], seen: inout Set<Int>
  ) -> Bool {
    for thing in wishes[taker] where owners[thing] == nil && seen.insert(thing).inserted {
      owners[thing] = taker
      return true
    }
    for thing in wishes[taker] where seen.insert(thing).inserted {
      guard let owner = owners[thing],
        give(to: owner, of: wishes, owners: &owners, seen: &seen)
      else { continue }
      owners[thing] = taker
      return true
    }
    return false
  }
}

/// Things that are drawn together, the lowest first, and what happens to all of them.
///
/// Groups are shared: one that has not changed is the same object from update to update, so that
/// finding out what has changed stops there.
nonisolated package final class DisplayGroup: Sendable {
  /// What is drawn, the lowest first.
  package let items: [DisplayItem]
  /// What happens to all of it.
  package let effect: DisplayEffect
  /// Where it leaves traces, in its own coordinates, the effect included.
  package let bounds: CGRect

  package init(items: [DisplayItem], effect: DisplayEffect = .none) {
    self.items = items
    self.effect = effect
    let inside = items.reduce(CGRect.zero) { $0.union($1.bounds) }
    bounds = effect.bounds(of: inside)
  }
}

/// Compared by what they draw.
extension DisplayGroup: Hashable {
  package static func == (one: DisplayGroup, other: DisplayGroup) -> Bool {
    one === other || one.effect == other.effect && one.items == other.items
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(effect)
    hasher.combine(items)
  }
}

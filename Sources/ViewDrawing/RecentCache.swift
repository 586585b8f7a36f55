/// Remembers what was used lately, up to a budget.
///
/// Two generations take the place of a list in the order of use: when the younger one has half of
/// the budget it becomes the older one, and what was not used since is forgotten.
struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let budget: Int

  /// - Parameter budget: The greatest sum of costs.
  init(budget: Int) { self.budget = budget }

  /// Everything that is remembered.
  var keys: Set<Key> { Set(young.keys).union(old.keys) }

  /// Forgets what is remembered under a key.
  mutating func remove(_ key: Key) {
    if let known = young.removeValue(forKey: key) { youngCost -= known.cost }
    old[key] = nil
  }

  /// What is remembered under a key.
  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old.removeValue(forKey: key) else { return nil }
    insert(known.value, for: key, cost: known.cost)
    return known.value
  }

  /// Remembers a value; one that takes more than half of the budget is not worth it.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    guard cost <= budget / 2 else { return }
    if youngCost + cost > budget / 2 {
      old = young
      young.removeAll(keepingCapacity: true)
      youngCost = 0
    }
    remove(key)
    young[key] = (value, cost)
    youngCost += cost
  }
}

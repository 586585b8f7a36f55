/// Who on a screen wants to know whether it is seen, in the order in which they came.
///
/// A class, because what it calls may well lead back to it.
@MainActor
final class Lifecycle {
  private struct Entry {
    weak var node: (any LifecycleNode)?
    var isSeen = false
  }

  private var entries: [Entry] = []
  private(set) var isVisible = false

  func add(_ node: any LifecycleNode) { entries.append(Entry(node: node)) }

  /// Takes a node out that leaves its screen.
  func remove(_ node: any LifecycleNode) {
    guard let index = entries.firstIndex(where: { $0.node === node }) else { return }
    let entry = entries.remove(at: index)
    if entry.isSeen { entry.node?.disappeared() }
  }

  /// The screen is on the glass, or is not any more.
  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible { return }
    while let index = entries.firstIndex(where: { $0.isSeen }) {
      entries[index].isSeen = false
      entries[index].node?.disappeared()
    }
  }

  /// Tells those that have come since the last time, where the screen is on the glass.
  func announce() {
    guard isVisible else { return }
    while let index = entries.firstIndex(where: { !$0.isSeen }) {
      entries[index].isSeen = true
      entries[index].node?.appeared()
    }
  }
}

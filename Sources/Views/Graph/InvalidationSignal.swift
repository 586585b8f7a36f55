internal import Synchronization

/// Collects which views have to be looked at again, and wakes whoever does it.
///
/// Observable objects may change on any thread, so this is the one part of a graph that is shared.
package final class InvalidationSignal: Sendable {
  private let pending = Mutex<Set<Int>>([])
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called once for any number of changes until they are taken.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func raise(_ id: Int) {
    let isFirst = pending.withLock { ids in
      defer { ids.insert(id) }
      return ids.isEmpty
    }
    if isFirst { wake() }
  }

  /// Wakes for changes that were already pending.
  func repeatWake() { wake() }

  var isRaised: Bool { pending.withLock { !$0.isEmpty } }

  func take() -> Set<Int> {
    pending.withLock { ids in
      defer { ids.removeAll() }
      return ids
    }
  }
}

import Synchronization

/// Counts calls from any thread.
final class Wakes: Sendable {
  private let calls = Atomic(0)

  var number: Int { calls.load(ordering: .relaxed) }

  func count() { calls.add(1, ordering: .relaxed) }
}

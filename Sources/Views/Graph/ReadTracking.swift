internal import Observation
internal import Synchronization

/// Follows what was read when something was last asked for: state and observable objects.
///
/// `withObservationTracking` by itself goes on following until something changes. A body that is
/// asked for again for other reasons, a clock's every second, would leave one more trace each time in
/// every object that it reads. So each time also follows an object of its own, by whose change it is
/// ended.
@MainActor
package final class ReadTracking {
  private var last: Round?
  /// What is to be asked for again if state is set at this moment: whatever is being asked for may
  /// have read it before.
  static private(set) var present: (@Sendable () -> Void)?

  package init() {}

  deinit { last?.end() }

  /// Asks for something, and says when what was read for it has changed.
  ///
  /// - Parameter changed: Called at most once, on any thread, and only until the next time.
  package func track<Value>(
    _ read: () -> Value, changed: @escaping @Sendable () -> Void
  ) -> Value {
    let (round, outer) = (Round(), Self.present)
    Self.present = changed
    defer {
      Self.present = outer
      // Only now, so that nothing is missed in between.
      last?.end()
      last = round
    }
    return withObservationTracking {
      round.follow()
      return read()
    } onChange: {
      if !round.isOver { changed() }
    }
  }

  /// Follows nothing any more.
  package func end() {
    last?.end()
    last = nil
  }

  /// One time of asking.
  private final class Round: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let hasEnded = Atomic(false)

    /// What changes at the end.
    var isOver: Bool { hasEnded.load(ordering: .acquiring) }

    func follow() { registrar.access(self, keyPath: \.isOver) }

    func end() {
      hasEnded.store(true, ordering: .releasing)
      registrar.withMutation(of: self, keyPath: \.isOver) {}
    }
  }
}

/// Says that a view has to be looked at again; from any thread.
package struct Invalidation: Sendable {
  private let id: Int
  private let signal: InvalidationSignal

  init(of id: Int, in signal: InvalidationSignal) {
    self.id = id
    self.signal = signal
  }

  /// Says so.
  package func raise() { signal.raise(id) }
}

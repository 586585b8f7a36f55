/// How a process came to its end.
package enum ProcessEnd: Hashable, Sendable {
  /// It left with this status.
  case exited(status: Int32)
  /// This signal killed it.
  case killed(by: Signal)
}

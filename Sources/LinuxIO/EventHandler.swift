/// Somebody who waits for a descriptor.
///
/// A class, so that the loop calls it without a closure or an existential box of its own: a wake-up
/// allocates nothing.
package protocol EventHandler: AnyObject {
  /// Reads what there is, until the descriptor is drained, and takes note of it.
  ///
  /// What follows from the facts of one turn is done once, when all of them are in; see
  /// `EventLoop.turn`. The loop is level triggered: a handler that leaves something unread is
  /// called again in the next turn.
  func handle(_ readiness: Readiness, of source: EventLoop.Source)
}

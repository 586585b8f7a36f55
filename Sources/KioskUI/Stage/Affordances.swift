/// Which buttons a screen shows that do what swipes do.
struct Affordances: Hashable, Sendable {
  /// One that pops.
  var showsBack = false
  /// One that pushes the screen's destination.
  var showsForward = false
}

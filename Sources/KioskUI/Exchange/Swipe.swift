/// What a swipe does, where something else asks for it.
enum Swipe: Hashable, Sendable {
  /// Pushes the destination of the top screen.
  case push
  /// Pops the top screen.
  case pop
}

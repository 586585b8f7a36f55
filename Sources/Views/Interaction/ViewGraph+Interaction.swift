package import Geometry

/// Touches, keys and the time that passes; all of it comes from outside.
///
/// Actions run inside these functions. What they change is seen after the next `update`, of which
/// `wake` says that it is due.
extension ViewGraph {
  /// Takes in what happened to a contact.
  package func handle(_ touch: ViewTouch) { interaction.handle(touch) }

  /// Takes in a press of a key.
  ///
  /// - Returns: Whether the views made use of it.
  @discardableResult
  package func handle(_ key: ViewKey) -> Bool { interaction.handle(key) }

  /// Lets time pass: does what is due, and puts what moves where it is at that instant.
  package func advance(to time: Instant) { interaction.advance(to: time) }

  /// When `advance` has something to do; nil as long as nothing waits and nothing moves.
  ///
  /// While something moves, that is a sixtieth of a second after the last time. Whoever knows when
  /// the display shows its next frame may advance to that instead; see `isAnimating`.
  package var nextDeadline: Instant? { interaction.nextDeadline }

  /// Whether something moves, so that each frame of the display shows something new.
  package var isAnimating: Bool { interaction.isAnimating }

  /// The areas from which no edge swipe starts, in points of the screen, as of the last `update`.
  package var excludedAreas: [CGRect] { interaction.excludedAreas }
}

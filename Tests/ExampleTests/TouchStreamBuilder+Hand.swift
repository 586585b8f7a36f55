import TouchRecording

/// What hands do, each followed by a rest in which everything comes to rest.
extension TouchStreamBuilder {
  /// Touches a place for a moment.
  func tap(_ place: Place) -> TouchStreamBuilder {
    down(at: place).hold(0.08).up().hold(0.6)
  }

  /// Drags from one place to another.
  ///
  /// - Parameters:
  ///   - start: Where the finger lands.
  ///   - end: Where it lifts.
  ///   - seconds: How long it takes.
  ///   - rest: How long it lies still before it lifts; without one it lifts in motion.
  func swipe(
    from start: Place, to end: Place, lasting seconds: Double, resting rest: Double = 0
  ) -> TouchStreamBuilder {
    down(at: start).move(to: end, over: seconds, rate: 60).hold(rest).up().hold(0.8)
  }
}

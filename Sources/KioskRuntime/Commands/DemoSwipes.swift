internal import TouchRecording

/// The swipes of the demo where there is no finger: what the README's picture shows.
enum DemoSwipes {
  /// A push, one that is thought better of, a push by a flick, and a pop.
  static var recording: EvemuRecording {
    TouchStreamBuilder(.common)
      .hold(0.3)
      // Slowly to the middle and beyond it: it finishes.
      .down(at: (99, 55)).move(to: (30, 60), over: 0.45).up()
      .hold(0.6)
      // Held before the middle: it goes back.
      .down(at: (99, 40)).move(to: (62, 42), over: 0.4).hold(0.2).up()
      .hold(0.5)
      // A flick: it finishes at once.
      .down(at: (99, 50)).move(to: (66, 48), over: 0.1).up()
      .hold(0.6)
      // Back again, from the left edge.
      .down(at: (1, 50)).move(to: (70, 54), over: 0.4).up()
      .recording
  }
}

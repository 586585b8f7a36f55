/// Second ways: for hands that cannot swipe, eyes that slides make dizzy, and eyes farther away.
package struct AccessibilityConfiguration: Hashable, Sendable {
  /// What `textScale` may be.
  ///
  /// Below half, text is no longer read on any panel; threefold, a word fills a small one.
  package static let textScales = 0.5...3.0

  /// Whether pushes and pops that run by time cross-fade instead of sliding; what is under a finger
  /// follows it all the same.
  package var reduceMotion: Bool
  /// Whether keyboards, remote controls and boxes of buttons navigate.
  package var keys: Bool
  /// Whether screens show buttons that go back and forward.
  package var affordances: Bool
  /// How many times larger than written views draw their text, 0.5...3.
  package var textScale: Double

  /// Describes second ways.
  package init(
    reduceMotion: Bool = false, keys: Bool = true, affordances: Bool = false,
    textScale: Double = 1
  ) {
    self.reduceMotion = reduceMotion
    self.keys = keys
    self.affordances = affordances
    self.textScale = textScale
  }
}

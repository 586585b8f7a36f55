/// How one screen follows another.
package struct TransitionConfiguration: Hashable, Sendable {
  /// Seconds a whole push or pop takes when nobody drags it, 0...2.
  package var duration: Double
  /// How far the lower screen moves while the upper one crosses the whole width, 0...1 of it.
  package var parallax: Double

  /// Describes transitions.
  package init(duration: Double = 0.3, parallax: Double = 0.3) {
    self.duration = duration
    self.parallax = parallax
  }
}

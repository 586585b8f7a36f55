/// What a panel does by itself while nobody is at it.
///
/// Times are in seconds since somebody was last there; nil is never.
package struct IdleSettings: Hashable, Sendable {
  /// A panel that shows its screens by itself, to attract somebody.
  package struct Attraction: Hashable, Sendable {
    /// When it begins.
    package var after: Double
    /// Seconds from one screen to the next, at least 1.
    package var every: Double

    /// Describes it.
    package init(after: Double, every: Double) {
      self.after = after
      self.every = every
    }
  }

  /// When the panel is dimmed.
  package var dimAfter: Double?
  /// When it goes dark.
  package var blankAfter: Double?
  /// When whatever was left open gives way to the first screen.
  package var returnToRootAfter: Double?
  /// How it shows its screens by itself.
  package var attraction: Attraction?

  /// Describes them; what is not said never happens.
  package init(
    dimAfter: Double? = nil, blankAfter: Double? = nil, returnToRootAfter: Double? = nil,
    attraction: Attraction? = nil
  ) {
    self.dimAfter = dimAfter
    self.blankAfter = blankAfter
    self.returnToRootAfter = returnToRootAfter
    self.attraction = attraction
  }
}

/// What a panel does by itself while nobody is at it.
///
/// Times are in seconds since somebody was last there, 0...604800 (a week); nil is never.
package struct IdleConfiguration: Hashable, Sendable {
  /// What times may be.
  package static let times = 0.0...604_800.0

  /// How a panel goes dark.
  package enum Mode: String, CaseIterable, Sendable {
    /// It is turned off, as a monitor that gets no signal.
    case dpms
    /// It shows black, and stays on.
    case black
    /// It shows black, and its backlight goes off where it has one that can be set.
    ///
    /// The default: a touch always wakes it, because the power of panel and touchscreen stays on.
    case backlight
  }

  /// A panel that shows its screens by itself, to attract somebody.
  package struct Attraction: Hashable, Sendable {
    /// When it begins, in seconds since somebody was last there, at least 1.
    package var after: Double
    /// Seconds from one screen to the next, at least 1.
    package var every: Double

    /// Describes it.
    package init(after: Double, every: Double = 10) {
      self.after = after
      self.every = every
    }
  }

  /// When the panel is dimmed.
  package var dimAfter: Double?
  /// When it goes dark.
  package var blankAfter: Double?
  /// When it returns to its first screen.
  package var returnToRootAfter: Double?
  /// How it goes dark.
  package var mode: Mode
  /// How it shows its screens by itself.
  package var attract: Attraction?

  /// Describes it; what is not said never happens.
  package init(
    dimAfter: Double? = nil, blankAfter: Double? = nil, returnToRootAfter: Double? = nil,
    mode: Mode = .backlight, attract: Attraction? = nil
  ) {
    self.dimAfter = dimAfter
    self.blankAfter = blankAfter
    self.returnToRootAfter = returnToRootAfter
    self.mode = mode
    self.attract = attract
  }
}

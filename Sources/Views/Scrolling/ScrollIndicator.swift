internal import Geometry

/// When the mark at the side of a scroll view is seen, and where: while its content moves, and for a
/// moment after.
nonisolated struct ScrollIndicator: Hashable {
  /// How long it stays once the content rests, in seconds.
  static let stay = 0.4
  /// How long it takes to fade after that, in seconds.
  static let fade = 0.25
  /// Its thickness in points.
  static let thickness = 4.0
  /// Its distance from the edges of the scroll view, in points.
  static let margin = 3.0
  /// Its least length in points.
  static let leastLength = 24.0

  /// When the content moved last; nil where it never did, or the mark has faded since.
  private(set) var lastMove: Instant?

  /// The content moves.
  mutating func show(at time: Instant) { lastMove = time }

  /// It is not seen any more.
  mutating func hide() { lastMove = nil }

  /// How much it is seen, 0...1.
  func opacity(at time: Instant) -> Double {
    guard let lastMove else { return 0 }
    let left = Self.stay + Self.fade - time.seconds(since: lastMove)
    return min(max(left / Self.fade, 0), 1)
  }

  /// When it begins to fade; nil where it is not seen.
  var fadeStart: Instant? { lastMove?.advanced(bySeconds: Self.stay) }

  /// Where it lies along its side.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled, in points.
  ///   - window: How much of the content is seen, in points.
  ///   - content: How long the content is, in points.
  static func span(offset: CGFloat, window: CGFloat, content: CGFloat) -> ClosedRange<CGFloat> {
    let side = max(0, window - 2 * margin)
    let range = max(0, content - window)
    // Beyond its ends the content seems longer, so the mark shrinks.
    let beyond = max(0, -offset, offset - range)
    let length = min(side, max(leastLength, side * window / max(content, window)) - beyond)
    let shown = max(2 * thickness, length)
    let share = range > 0 ? min(max(offset / range, 0), 1) : 0
    let start = margin + max(0, side - shown) * share
    return start...(start + shown)
  }
}

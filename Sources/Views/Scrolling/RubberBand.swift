/// How content follows a finger beyond its end: the farther, the less, and never by more than its
/// window is long.
///
/// Shown distance = d c x / (d + c x), where x is how far the finger pulls, d the window's length and
/// c = 0.55: what UIKit's scroll views do, as measured by many (see Ilya Lobanov, "How UIScrollView
/// works", 2020).
nonisolated struct RubberBand: Hashable {
  /// How hard it is to pull, 0 to 1.
  static let constant = 0.55

  /// The length of the window in points.
  let length: CGFloat

  /// How far the end is seen to go when a finger pulls it, in points; of the pull's sign.
  func shown(_ pull: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return length * Self.constant * pull / (length + Self.constant * abs(pull))
  }

  /// How far a finger pulls when the end is seen to have gone, in points; the reverse of `shown`.
  func pull(_ shown: CGFloat) -> CGFloat {
    guard abs(shown) < length else { return shown / Self.constant }
    return length * shown / (Self.constant * (length - abs(shown)))
  }

  /// How fast the end is seen to go for a finger's speed of 1.
  func slope(_ pull: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let sum = length + Self.constant * abs(pull)
    return Self.constant * length * length / (sum * sum)
  }
}

import Geometry

/// Two screens during a transition, drawn here by the rule alone (SWIPE, rule 10), not by the
/// kiosk's code.
///
/// ```
///   x = 0                         W        push at progress p
///   +-----------------------------+
///   |  from        |     to       |        from is at  -round(0.3 W p)
///   +-----------------------------+        to is at    W - round(W p), above from
///                  ^
/// ```
///
/// A pop is the mirror in time: at progress p it shows what the push of the same two screens
/// shows at 1 - p.
enum Slide {
  /// A push from one screen to another at some progress.
  static func push(from: Pixmap, to: Pixmap, progress: Double) -> Pixmap {
    let width = Double(from.size.width)
    var picture = Pixmap.black(size: from.size)
    picture.draw(from, movedBy: -Self.rounded(0.3 * width * progress))
    picture.draw(to, movedBy: from.size.width - Self.rounded(width * progress))
    return picture
  }

  /// A pop from one screen back to the one below at some progress.
  static func pop(from: Pixmap, to: Pixmap, progress: Double) -> Pixmap {
    push(from: to, to: from, progress: 1 - progress)
  }

  /// To the nearest whole pixel, halves away from zero.
  private static func rounded(_ value: Double) -> Int {
    Int(value.rounded(.toNearestOrAwayFromZero))
  }
}

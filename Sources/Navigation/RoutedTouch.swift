internal import Geometry
internal import Gestures

/// A contact that content sees, and the screen it landed on.
struct RoutedTouch {
  let contact: ContactID
  let screen: Screen
  /// How far the screen was from its place at rest at touch-down, in pixels.
  let offset: Int
  /// Where the contact was last, in pixels of the screen.
  var location: Point
  /// Whether it was taken for a ghost, and has moved since.
  var wasGhost = false
}

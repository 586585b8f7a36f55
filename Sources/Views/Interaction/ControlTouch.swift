internal import Geometry

/// What a control is told of the contact that it follows.
struct ControlTouch {
  /// Where the contact is, in the control's own coordinates.
  var location: CGPoint
  /// The control's size.
  var size: CGSize
  /// How far it is from its touch-down, in points of the screen.
  var travel: CGPoint
  /// Whether it is on the control, or not far from it.
  var isInside: Bool
  /// Whether it may yet become a drag that scrolls.
  var mayScroll: Bool
  /// When the kernel stamped it.
  var time: Instant
}

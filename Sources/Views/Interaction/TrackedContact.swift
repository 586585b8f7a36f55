internal import Geometry
internal import Gestures

/// A contact from its touch-down to its end, and who follows it.
@MainActor
final class TrackedContact {
  /// Which contact.
  let id: ContactID
  /// Where it touched down, in points of the screen.
  let start: CGPoint
  /// Who follows it.
  var control: Control?
  /// The place of the control.
  weak var node: LayoutNode?

  /// How far a finger may leave a control and still be taken to mean it, in points.
  static let slack = 20.0

  init(_ touch: ViewTouch) {
    id = touch.contact
    start = touch.location
  }

  /// What the control is told; nil where its place is gone.
  func touch(at location: CGPoint, time: Instant) -> ControlTouch? {
    guard let node, let inside = node.fromScreen(location) else { return nil }
    let area = HitTest.extended(node.onScreen(node.bounds))
    return ControlTouch(
      location: inside, travel: location - start,
      isInside: area.insetBy(dx: -Self.slack, dy: -Self.slack).contains(location),
      mayScroll: false, time: time)
  }

  /// Nobody follows it any more; it has no consequences.
  func drop() {
    control?.drop()
    control = nil
  }
}

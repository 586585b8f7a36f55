internal import Geometry
internal import Gestures

/// A contact from its touch-down to its end, and who follows it.
///
/// ```
///                    hit a control              hit a scroll view        both
///   landed --------> followed by the control    may scroll               both
///
///   both -- control claims it --> control only       may scroll, both -- slop --> scrolls only
/// ```
@MainActor
final class TrackedContact {
  /// Which contact.
  let id: ContactID
  /// Where it touched down, in points of the screen.
  let start: CGPoint
  /// The control that follows it.
  private(set) var control: Control?
  private weak var node: LayoutNode?
  /// The scroll views that it may yet drag, the innermost first.
  var scrollers: [Scroller] = []
  /// The scroll view that it has stopped, and lets go of when it lifts.
  var caught: Scroller?
  /// The scroll view that it drags.
  private(set) var dragged: Scroller?
  private var dragStart = 0.0
  /// Points of the screen in one of the scroll view's.
  private var dragScale = 1.0
  private var history: MotionHistory

  /// How far a finger may leave a control and still be taken to mean it, in points.
  static let slack = 20.0

  init(_ touch: ViewTouch) {
    id = touch.contact
    start = touch.location
    history = MotionHistory(time: touch.time, position: touch.location.y)
  }

  /// Notes where it is, for its velocity.
  func append(_ touch: ViewTouch) {
    history.append(time: touch.time, position: touch.location.y)
  }

  // MARK: The control

  /// Lets a control follow it.
  func follow(_ control: Control, at node: LayoutNode?) {
    self.control = control
    self.node = node
    control.contact = id
  }

  /// The control that still follows it: it may have been disabled or removed meanwhile.
  var follower: Control? {
    if control?.contact != id { control = nil }
    return control
  }

  /// What the control is told; nil where its place is gone.
  func touch(at location: CGPoint, time: Instant) -> ControlTouch? {
    guard let node, let inside = node.fromScreen(location) else { return nil }
    let area = HitTest.extended(node.onScreen(node.bounds))
    return ControlTouch(
      location: inside, size: node.frame.size, travel: location - start,
      isInside: area.insetBy(dx: -Self.slack, dy: -Self.slack).contains(location),
      mayScroll: scrollers.contains(where: \.canScroll), time: time)
  }

  /// No control follows it any more; that has no consequences.
  func drop() {
    follower?.drop()
    control = nil
  }

  // MARK: The scroll view

  /// Begins to drag a scroll view, from where it is ten points from its touch-down, so that nothing
  /// jumps.
  func beginDrag(_ scroller: Scroller, towards travel: CGFloat) {
    drop()
    scrollers.removeAll()
    caught = nil
    dragged = scroller
    dragStart = start.y + (travel < 0 ? -Scroller.slop : Scroller.slop)
    if let node = scroller.node, node.frame.height > 0 {
      dragScale = node.onScreen(node.bounds).height / node.frame.height
    }
    scroller.beginDrag()
  }

  /// Drags on.
  func drag(to location: CGPoint, time: Instant) {
    dragged?.drag(by: (location.y - dragStart) / dragScale, at: time)
  }

  /// Lets go of what it drags or has stopped.
  ///
  /// - Parameter isLifted: Whether the finger lifted, and with it gives the content its speed.
  func release(isLifted: Bool, at time: Instant) -> Scroller? {
    if let dragged {
      let velocity = isLifted ? history.velocity(at: time) / dragScale : 0
      dragged.endDrag(velocity: velocity, at: time)
    } else {
      caught?.release(velocity: 0, at: time)
    }
    return dragged ?? caught
  }
}

internal import Geometry
internal import Gestures

/// What touches and keys do on one screen: who follows which contact, and what is to change later.
@MainActor
final class Interaction {
  let root: LayoutNode
  private var contacts: [ContactID: TrackedContact] = [:]
  let clockwork = Clockwork()
  var focus: Focus

  init(in root: LayoutNode) {
    self.root = root
    focus = Focus(in: root)
  }

  // MARK: Touches

  /// Follows a contact.
  func handle(_ touch: ViewTouch) {
    switch touch.phase {
    case .began: begin(touch)
    case .moved: move(touch)
    case .ended: end(touch)
    case .cancelled: cancel(touch.contact, at: touch.time)
    }
  }

  private func begin(_ touch: ViewTouch) {
    focus.end()
    cancel(touch.contact, at: touch.time)
    if !touch.isAlone { dropTaps() }
    let contact = TrackedContact(touch)
    contacts[touch.contact] = contact
    guard let hit = HitTest(root: root).hit(at: touch.location) else { return }
    // Fingers on content that another one drags do nothing.
    if hit.scrollers.contains(where: \.isDragged) { return }
    if let moving = hit.scrollers.first(where: \.isMoving) {
      moving.hold(at: touch.time)
      clockwork.follow(moving)
      contact.caught = moving
      contact.scrollers = [moving]
      return
    }
    contact.scrollers = hit.scrollers
    guard let control = hit.control, control.isEnabled, control.contact == nil,
      touch.isAlone || !control.wantsOnlyContact
    else { return }
    contact.follow(control, at: hit.node)
    if let inside = contact.touch(at: touch.location, time: touch.time) { control.began(inside) }
    clockwork.follow(control)
  }

  /// Whatever wants to be alone on the screen is not.
  private func dropTaps() {
    for contact in contacts.values where contact.follower?.wantsOnlyContact == true {
      contact.drop()
    }
  }

  private func move(_ touch: ViewTouch) {
    guard let contact = contacts[touch.contact] else { return }
    contact.append(touch)
    if contact.dragged == nil {
      moveControl(of: contact, touch)
      beginDrag(of: contact, touch)
    }
    drag(contact, touch)
  }

  private func moveControl(of contact: TrackedContact, _ touch: ViewTouch) {
    guard let control = contact.follower else { return }
    guard let inside = contact.touch(at: touch.location, time: touch.time) else {
      return contact.drop()
    }
    if inside.mayScroll, control.claims(inside) { contact.scrollers.removeAll() }
    control.moved(inside)
    clockwork.follow(control)
  }

  /// A finger that has gone ten points, more down than across, scrolls; whatever it presses, and
  /// whatever other fingers press on the same content, is let go of.
  private func beginDrag(of contact: TrackedContact, _ touch: ViewTouch) {
    let travel = touch.location - contact.start
    guard abs(travel.y) >= Scroller.slop - Rounding.slack, abs(travel.y) >= abs(travel.x),
      let scroller = contact.scrollers.first(where: \.canScroll)
    else { return }
    for other in contacts.values where other.scrollers.contains(where: { $0 === scroller }) {
      other.drop()
      other.scrollers.removeAll()
    }
    contact.beginDrag(scroller, towards: travel.y)
  }

  private func drag(_ contact: TrackedContact, _ touch: ViewTouch) {
    contact.drag(to: touch.location, time: touch.time)
    if let dragged = contact.dragged { clockwork.follow(dragged) }
  }

  private func end(_ touch: ViewTouch) {
    guard let contact = contacts.removeValue(forKey: touch.contact) else { return }
    drag(contact, touch)
    if let scroller = contact.release(isLifted: true, at: touch.time) {
      clockwork.follow(scroller)
    }
    guard let control = contact.follower else { return }
    // A ghost that moved meanwhile is a second finger, and one that lifts is nobody's tap.
    if control.wantsOnlyContact, !touch.isAlone { return contact.drop() }
    guard let inside = contact.touch(at: touch.location, time: touch.time) else {
      return contact.drop()
    }
    control.contact = nil
    control.ended(inside)
    clockwork.follow(control)
  }

  private func cancel(_ id: ContactID, at time: Instant) {
    guard let contact = contacts.removeValue(forKey: id) else { return }
    contact.drop()
    if let scroller = contact.release(isLifted: false, at: time) { clockwork.follow(scroller) }
  }

  // MARK: Time

  /// Does what is due.
  func advance(to time: Instant) { clockwork.advance(to: time) }

  /// When something is due; nil where nothing is.
  var nextDeadline: Instant? { clockwork.deadline }

  /// Whether something moves, so that each frame of the display shows something new.
  var isAnimating: Bool { clockwork.isAnimating }

  /// The screen leaves the glass: nothing is pressed and nothing moves any more.
  func stop() {
    for contact in contacts.values {
      contact.drop()
      contact.dragged?.rest()
    }
    contacts.removeAll()
    focus.end()
    clockwork.stop()
  }

  // MARK: Areas

  /// The areas from which no edge swipe starts, in points of the screen.
  var excludedAreas: [CGRect] { SwipeExclusions(below: root).areas }
}

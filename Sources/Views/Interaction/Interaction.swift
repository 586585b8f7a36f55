internal import Geometry
internal import Gestures

/// What touches and keys do on one screen: who follows which contact, and what is to change later.
@MainActor
final class Interaction {
  private let root: LayoutNode
  private var contacts: [ContactID: TrackedContact] = [:]
  /// The controls that change by themselves before long.
  private var waiting: [Control] = []

  init(in root: LayoutNode) { self.root = root }

  // MARK: Touches

  /// Follows a contact.
  func handle(_ touch: ViewTouch) {
    switch touch.phase {
    case .began: begin(touch)
    case .moved: move(touch)
    case .ended: end(touch)
    case .cancelled: contacts.removeValue(forKey: touch.contact)?.drop()
    }
  }

  private func begin(_ touch: ViewTouch) {
    contacts.removeValue(forKey: touch.contact)?.drop()
    if !touch.isAlone {
      for contact in contacts.values where contact.control?.wantsOnlyContact == true {
        contact.drop()
      }
    }
    let contact = TrackedContact(touch)
    contacts[touch.contact] = contact
    guard let hit = HitTest(root: root).hit(at: touch.location), let control = hit.control,
      control.isEnabled, control.contact == nil, touch.isAlone || !control.wantsOnlyContact
    else { return }
    (contact.control, contact.node) = (control, hit.node)
    control.contact = contact.id
    guard let inside = contact.touch(at: touch.location, time: touch.time) else { return }
    control.began(inside)
    wait(for: control)
  }

  private func move(_ touch: ViewTouch) {
    guard let contact = contacts[touch.contact], let control = follower(of: contact) else { return }
    guard let inside = contact.touch(at: touch.location, time: touch.time) else {
      return contact.drop()
    }
    control.moved(inside)
    wait(for: control)
  }

  private func end(_ touch: ViewTouch) {
    guard let contact = contacts.removeValue(forKey: touch.contact),
      let control = follower(of: contact)
    else { return }
    guard let inside = contact.touch(at: touch.location, time: touch.time) else {
      return contact.drop()
    }
    control.contact = nil
    control.ended(inside)
    wait(for: control)
  }

  /// The control that still follows a contact: it may have been disabled or removed meanwhile.
  private func follower(of contact: TrackedContact) -> Control? {
    guard let control = contact.control, control.contact == contact.id else {
      contact.control = nil
      return nil
    }
    return control
  }

  // MARK: Time

  private func wait(for control: Control) {
    guard control.deadline != nil, !waiting.contains(where: { $0 === control }) else { return }
    waiting.append(control)
  }

  /// Does what is due.
  func advance(to time: Instant) {
    for control in waiting { control.advance(to: time) }
    waiting.removeAll { $0.deadline == nil }
  }

  /// When something is due; nil where nothing is.
  var nextDeadline: Instant? { waiting.compactMap(\.deadline).min() }

  /// Whether something moves, so that each frame of the display shows something new.
  var isAnimating: Bool { false }

  /// The screen leaves the glass: nothing is pressed and nothing moves any more.
  func stop() {
    for contact in contacts.values { contact.drop() }
    contacts.removeAll()
    for control in waiting { control.rest() }
    waiting.removeAll()
  }

  // MARK: Areas

  /// The areas from which no edge swipe starts, in points of the screen.
  var excludedAreas: [CGRect] { SwipeExclusions(below: root).areas }
}

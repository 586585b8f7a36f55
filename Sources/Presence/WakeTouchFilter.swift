internal import Geometry
internal import Gestures

/// Keeps the touch that wakes a panel from whatever it would hit.
///
/// Nobody sees what is under a finger on a dark panel. What is swallowed, from landing to lift:
///
/// 1. A contact that lands while the panel is asleep, also one that does not wake it.
/// 2. One that lands while the contact that woke the panel is down, at most until that has been down
///    for ten seconds: dirt must not keep the panel from everybody for ever.
/// 3. One that lands within 200 ms after that contact has lifted: impatient people tap twice, and
///    worn panels lift and land again under one finger.
///
/// A contact that was down when the panel fell asleep is taken away from whatever had it.
///
/// It reads no clock and allocates nothing once it has seen the most contacts.
struct WakeTouchFilter: Sendable {
  /// How long after the waking contact's lift nothing may land, in seconds.
  static let grace = 0.2
  /// How long the waking contact keeps others away at most, in seconds.
  static let patience = 10.0

  private struct Waking {
    let contact: ContactID
    let since: Instant
  }
  /// The contacts that are known beyond this filter, and where they are.
  private var passed: [ContactChange] = []
  private var waking: Waking?
  private var graceEnds: Instant?
  /// What remains of the last frame.
  private(set) var frame = TouchFrame(time: .zero)

  init() {
    passed.reserveCapacity(16)
    frame.changes.reserveCapacity(32)
  }

  /// Takes in a frame; what remains of it is `frame`.
  ///
  /// - Parameters:
  ///   - isAsleep: Whether the panel was asleep before it.
  ///   - present: The contact by which somebody is there.
  mutating func take(_ new: TouchFrame, isAsleep: Bool, present: ContactID?) {
    begin(at: new.time)
    if isAsleep, let present { waking = Waking(contact: present, since: new.time) }
    for change in new.changes {
      switch change.kind {
      case .landed:
        if isAsleep || swallowsLanding(at: new.time) { break }
        passed.append(change)
        frame.changes.append(change)
      case .moved:
        guard let index = place(of: change.contact) else { break }
        passed[index].position = change.position
        frame.changes.append(change)
      case .lifted, .lost:
        end(change, at: new.time)
      }
    }
  }

  private func swallowsLanding(at time: Instant) -> Bool {
    if let waking, time.seconds(since: waking.since) < Self.patience { return true }
    return graceEnds.map { time < $0 } ?? false
  }

  private mutating func end(_ change: ContactChange, at time: Instant) {
    if let index = place(of: change.contact) {
      passed.remove(at: index)
      frame.changes.append(change)
    }
    if waking?.contact == change.contact {
      waking = nil
      graceEnds = time.advanced(bySeconds: Self.grace)
    }
  }

  /// Takes away every contact that is known beyond this filter; `frame` says so.
  mutating func fallAsleep(at time: Instant) {
    begin(at: time)
    for var change in passed {
      change.kind = .lost(.lost)
      frame.changes.append(change)
    }
    passed.removeAll(keepingCapacity: true)
  }

  private mutating func begin(at time: Instant) {
    frame.time = time
    frame.changes.removeAll(keepingCapacity: true)
  }

  private func place(of id: ContactID) -> Int? {
    for index in passed.indices where passed[index].contact == id { return index }
    return nil
  }
}

import Geometry
import Gestures

/// What a tracker makes of events: one line a change, positions in percent of the glass.
struct ContactLog {
  private(set) var lines: [String] = []
  private var tracker: ContactTracker
  /// Contacts that are down at present.
  private(set) var open: Set<ContactID> = []
  private(set) var landings = 0

  init(_ axes: TouchscreenAxes) {
    tracker = ContactTracker(
      axes: axes,
      mapping: TouchMapping(
        calibration: .identity, rotation: .none, screenSize: PixelSize(width: 100, height: 100)))
  }

  mutating func receive(_ events: [EvdevEvent]) {
    for event in events {
      if let deadline = tracker.deadline, deadline <= event.time {
        if tracker.deadlinePassed(at: event.time) { note(tracker.frame) }
      }
      if tracker.receive(event) { note(tracker.frame) }
    }
  }

  mutating func unplug(at time: Instant) {
    if tracker.deviceRemoved(at: time) { note(tracker.frame) }
  }

  private mutating func note(_ frame: TouchFrame) {
    for change in frame.changes {
      let x = Int(change.position.x.rounded())
      let y = Int(change.position.y.rounded())
      lines.append("\(change.contact.rawValue) \(change.kind) \(x),\(y)")
      switch change.kind {
      case .landed:
        open.insert(change.contact)
        landings += 1
      case .moved: break
      case .lifted, .lost: open.remove(change.contact)
      }
    }
  }
}

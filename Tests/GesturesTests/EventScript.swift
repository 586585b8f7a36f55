import Geometry
import Gestures

/// A hand-written event stream, in raw axis values.
struct EventScript {
  var events: [EvdevEvent] = []
  var milliseconds = 0.0

  static func slot(_ slot: Int32) -> (UInt16, UInt16, Int32) { (3, 0x2f, slot) }
  static func id(_ id: Int32) -> (UInt16, UInt16, Int32) { (3, 0x39, id) }
  static func x(_ x: Int32) -> (UInt16, UInt16, Int32) { (3, 0x35, x) }
  static func y(_ y: Int32) -> (UInt16, UInt16, Int32) { (3, 0x36, y) }
  static func absX(_ x: Int32) -> (UInt16, UInt16, Int32) { (3, 0x00, x) }
  static func absY(_ y: Int32) -> (UInt16, UInt16, Int32) { (3, 0x01, y) }
  static func tool(_ tool: Int32) -> (UInt16, UInt16, Int32) { (3, 0x37, tool) }
  static func distance(_ distance: Int32) -> (UInt16, UInt16, Int32) { (3, 0x3b, distance) }
  static func touch(_ value: Int32) -> (UInt16, UInt16, Int32) { (1, 0x14a, value) }
  static let dropped: (UInt16, UInt16, Int32) = (0, 3, 0)

  /// One frame: the given events and a report, 10 ms after the last one unless said otherwise.
  func frame(
    after delay: Double = 10, report: Int32 = 0, _ steps: (UInt16, UInt16, Int32)...
  ) -> EventScript {
    var next = self
    next.milliseconds += delay
    let time = Instant.zero.advanced(bySeconds: next.milliseconds / 1000)
    for (type, code, value) in steps {
      next.events.append(EvdevEvent(time: time, type: type, code: code, value: value))
    }
    next.events.append(EvdevEvent(time: time, type: 0, code: 0, value: report))
    return next
  }
}

/// A panel with axes 0...1000 on a screen of 1000 x 500 pixels.
func tracker(
  _ contactProtocol: TouchscreenAxes.ContactProtocol = .slots(count: 5),
  x: AxisRange = AxisRange(minimum: 0, maximum: 1000),
  y: AxisRange = AxisRange(minimum: 0, maximum: 1000),
  rotation: Rotation = .none, calibration: CalibrationMatrix = .identity, slots: [SlotState] = []
) -> ContactTracker {
  let size = rotation.logicalSize(ofPanel: PixelSize(width: 1000, height: 500))
  return ContactTracker(
    axes: TouchscreenAxes(contactProtocol: contactProtocol, x: x, y: y),
    mapping: TouchMapping(calibration: calibration, rotation: rotation, screenSize: size),
    slots: slots)
}

/// What a tracker makes of a script, one word a change: `down0 500,250`, frames apart by `|`.
func story(_ script: EventScript, _ tracker: ContactTracker) -> String {
  var tracker = tracker
  var frames: [String] = []
  for event in script.events where tracker.receive(event) {
    frames.append(words(tracker.frame))
  }
  return frames.joined(separator: " | ")
}

func words(_ frame: TouchFrame) -> String {
  frame.changes.map { change in
    let place = "\(Int(change.position.x.rounded())),\(Int(change.position.y.rounded()))"
    let verb =
      switch change.kind {
      case .landed: "down"
      case .moved: "move"
      case .lifted: "up"
      case .lost(let loss): "\(loss)"
      }
    return "\(verb)\(change.contact.rawValue) \(place)"
  }.joined(separator: " ")
}

import Geometry
import Gestures

extension TouchFrame {
  /// What a panel tells of one finger.
  init(
    _ kind: ContactChange.Kind, x: Double, y: Double = 10, at time: Instant, contact: UInt64 = 1
  ) {
    self.init(
      time: time,
      changes: [
        ContactChange(
          contact: ContactID(rawValue: contact), kind: kind, position: Point(x: x, y: y))
      ])
  }
}

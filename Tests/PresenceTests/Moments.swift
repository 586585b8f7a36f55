import Geometry
import Gestures

/// Seconds of the monotonic clock, an hour after the machine's start.
func at(_ seconds: Double) -> Instant {
  Instant(nanoseconds: 3_600_000_000_000).advanced(bySeconds: seconds)
}

/// A frame in which one contact does one thing.
func frame(
  _ seconds: Double, _ contact: UInt64, _ kind: ContactChange.Kind, _ x: Double = 400,
  _ y: Double = 300
) -> TouchFrame {
  TouchFrame(time: at(seconds), changes: [change(contact, kind, x, y)])
}

/// What one contact does.
func change(
  _ contact: UInt64, _ kind: ContactChange.Kind, _ x: Double = 400, _ y: Double = 300
) -> ContactChange {
  ContactChange(
    contact: ContactID(rawValue: contact), kind: kind, position: Point(x: x, y: y))
}

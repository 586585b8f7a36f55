internal import Geometry
internal import Gestures
internal import TouchRecording

/// The text of a recording that is under way: evemu's lines, with times that count from the first
/// event.
struct RecordingText {
  private var writer = EvemuWriter()
  private var start: Instant?

  /// The text since it was last taken.
  var bytes: [UInt8] { writer.bytes }

  /// Appends the head, which says what the device is.
  mutating func append(_ description: DeviceDescription) {
    writer.append(description)
  }

  /// Appends one event.
  mutating func append(_ event: EvdevEvent) {
    let start = start ?? event.time
    self.start = start
    var event = event
    event.time = Instant(nanoseconds: event.time.nanoseconds &- start.nanoseconds)
    writer.append(event)
  }

  /// Forgets what somebody has taken, and keeps the memory.
  mutating func removeAll() { writer.removeAll() }
}

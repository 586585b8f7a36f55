internal import Gestures
internal import TouchRecording

/// One who is handed what a touchscreen sends, and what waits for him.
struct TouchTap {
  /// Who gets it.
  let sink: any TouchTapSink
  private var text = RecordingText()

  /// Starts with the head of a recording.
  init(to sink: any TouchTapSink, of description: DeviceDescription) {
    self.sink = sink
    text.append(description)
  }

  /// Takes in one event.
  mutating func append(_ event: EvdevEvent) {
    text.append(event)
  }

  /// Takes out what waits; nil where nothing does.
  mutating func take() -> [UInt8]? {
    if text.bytes.isEmpty { return nil }
    defer { text.removeAll() }
    return text.bytes
  }
}

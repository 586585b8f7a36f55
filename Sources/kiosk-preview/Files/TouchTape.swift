internal import Geometry
internal import Gestures
internal import LinuxIO
internal import PreviewLink
internal import TouchRecording

/// A recording of what the window's touchscreen sends, as `replay` takes it.
///
/// It is kept in memory and written at its end: somebody who plays with a mouse for an hour fills a
/// few megabytes.
struct TouchTape {
  /// The file, which is empty so far.
  let path: String
  private var recording: EvemuRecording

  /// Begins to record, and makes the file.
  init(of panel: PixelSize, in folder: String) throws(SystemError) {
    path = try NumberedFile.make(in: folder, suffix: ".evemu")
    recording = EvemuRecording(description: PreviewTouchscreen.model(of: panel).device, events: [])
  }

  /// How many events were recorded.
  var count: Int { recording.events.count }

  /// Takes in one event.
  mutating func append(_ event: EvdevEvent) {
    recording.events.append(event)
  }

  /// Writes the file; times count from the first event.
  func write() throws(SystemError) {
    var recording = recording
    let start = recording.events.first?.time ?? .zero
    for index in recording.events.indices {
      recording.events[index].time.nanoseconds -= start.nanoseconds
    }
    try AtomicFile.write(recording.text, to: path)
  }
}

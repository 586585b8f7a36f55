internal import Gestures
internal import LinuxIO
internal import TouchRecording

/// All recordings of a touchscreen that are under way.
///
/// One may go into a file, and any number to somebody who is handed it. They end with the touchscreen,
/// because a recording is of one device.
final class TouchRecordings {
  private var file: TouchRecorder?
  private let taps = TouchTaps()

  /// Records into a file from now on; one that was recorded into before is completed.
  func start(to path: String, of description: DeviceDescription) throws(SystemError) {
    try stop()
    file = try TouchRecorder(to: path, of: description)
  }

  /// Completes the file, if there is one: it is on disk, under its name.
  func stop() throws(SystemError) {
    try file.take()?.finish()
  }

  /// Hands somebody the head of a recording, and from now on what follows.
  func add(_ tap: any TouchTapSink, of description: DeviceDescription) {
    taps.add(tap, of: description)
  }

  /// Hands nothing more to somebody, who is not told.
  func remove(_ tap: any TouchTapSink) {
    taps.remove(tap)
  }

  /// Takes in events; `flush` hands them on.
  func append(_ events: [EvdevEvent]) {
    for event in events {
      file?.append(event)
      taps.append(event)
    }
  }

  /// Hands on what was taken in.
  ///
  /// - Throws: Why the file cannot be written into, which is given up.
  func flush() throws(SystemError) {
    taps.flush()
    do throws(SystemError) {
      try file?.flush()
    } catch {
      file = nil
      throw error
    }
  }

  /// Ends everything: the touchscreen is gone.
  ///
  /// - Throws: Why the file is not complete.
  func end() throws(SystemError) {
    defer { taps.end() }
    try stop()
  }
}

internal import Gestures
package import LinuxIO

extension EvdevReader {
  /// Records what the touchscreen sends from now on, until it is gone or `stopRecording`.
  package func startRecording(to path: String) throws(SystemError) {
    guard let description else {
      throw SystemError(
        "record to", on: path, reason: .noDevice, remedy: "plug in a touchscreen first")
    }
    try recordings.start(to: path, of: description)
  }

  /// Ends the recording, if there is one: it is on disk, under its name.
  package func stopRecording() throws(SystemError) {
    try recordings.stop()
  }

  /// Hands what the touchscreen sends from now on to somebody, until it is gone or `remove`.
  package func add(_ tap: any TouchTapSink) throws(SystemError) {
    guard let description else {
      throw SystemError(
        "record", on: "the touchscreen", reason: .noDevice, remedy: "plug in a touchscreen first")
    }
    recordings.add(tap, of: description)
  }

  /// Hands nothing more to somebody.
  package func remove(_ tap: any TouchTapSink) {
    recordings.remove(tap)
  }

  /// Hands on to all recordings what they have taken in.
  func flushRecordings() {
    do throws(SystemError) {
      try recordings.flush()
    } catch {
      tell(.notRecorded(error))
    }
  }

  /// Ends all recordings.
  func endRecordings() {
    do throws(SystemError) {
      try recordings.end()
    } catch {
      tell(.notRecorded(error))
    }
  }
}

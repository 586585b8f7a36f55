internal import Geometry
internal import Gestures
internal import Navigation
internal import TouchInput
internal import TouchRecording

/// The text of a recording that no tool has written, played as far as it can be read.
enum HostileRecording {
  /// More events than this show nothing that the first do not.
  private static let greatestCount = 4000

  /// What the reader of recordings, or the navigator that they are played to, makes of a text and
  /// should not.
  static func complaint(about text: [UInt8]) -> String? {
    let recording: EvemuRecording
    do throws(EvemuError) {
      recording = try EvemuRecording(parsing: text, file: "x")
    } catch {
      return error.line < 1 || error.column < 1 || error.description.contains(where: \.isNewline)
        ? "a complaint without a place: \(error)" : nil
    }
    if let complaint = complaint(aboutWriting: recording) { return complaint }
    guard let decoded = try? DecodedRecording(recording) else { return nil }
    let navigator = CheckedNavigator(
      axes: decoded.axes, rotation: .none, layoutDirection: .leftToRight, crossFades: false)
    for event in decoded.events.prefix(greatestCount) {
      navigator.receive(event)
      navigator.check()
    }
    return navigator.complaint
  }

  /// What is written of it must be what was read.
  private static func complaint(aboutWriting recording: EvemuRecording) -> String? {
    do throws(EvemuError) {
      var copy = try EvemuRecording(parsing: recording.text, file: "copy")
      copy.isCutOff = recording.isCutOff
      let isSame =
        copy.events.count == recording.events.count
        && zip(copy.events, recording.events).allSatisfy(isSame)
      if !isSame { return "other events once it is written" }
      return copy.description.verdict == recording.description.verdict
        ? nil : "another touchscreen once it is written"
    } catch {
      return "it cannot be read once it is written: \(error)"
    }
  }

  /// Times are written in microseconds, as the kernel has them.
  private static func isSame(_ event: EvdevEvent, _ other: EvdevEvent) -> Bool {
    let difference = event.time.nanoseconds.subtractingReportingOverflow(other.time.nanoseconds)
    return !difference.overflow && difference.partialValue.magnitude < 1000
      && (event.type, event.code, event.value) == (other.type, other.code, other.value)
  }
}

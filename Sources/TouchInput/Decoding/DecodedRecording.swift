package import Gestures
package import TouchRecording

/// A recording as `ContactTracker` takes it.
package struct DecodedRecording: Sendable {
  /// What the tracker must know of the touchscreen.
  package let axes: TouchscreenAxes
  /// The events the tracker is to receive, in order; protocol A has been brought into slots.
  package let events: [EvdevEvent]

  /// Decodes a recording.
  ///
  /// A recording that can be read is read, even if its device would not be chosen on a machine:
  /// whoever replays it has chosen it.
  package init(_ recording: EvemuRecording) throws(UnreadableRecording) {
    let verdict = recording.description.verdict
    guard let axes = verdict.axes else {
      throw UnreadableRecording(
        name: recording.description.printableName, refusal: verdict.refusal ?? .noPosition)
    }
    var decoder = EventDecoder(for: recording.description, axes: axes)
    var events: [EvdevEvent] = []
    events.reserveCapacity(recording.events.count)
    for event in recording.events { decoder.receive(event, into: &events) }
    self.axes = axes
    self.events = events
  }
}

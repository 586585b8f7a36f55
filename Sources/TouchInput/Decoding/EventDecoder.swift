package import Gestures
package import TouchRecording

/// Brings the events of any touchscreen into the form that `ContactTracker` takes.
///
/// Protocol B and single-touch pass as they are; protocol A is brought into slots. Devices and
/// recordings go through the same decoder, so what a test replays is what a panel runs.
package struct EventDecoder: ~Copyable {
  /// What the tracker must know of the touchscreen.
  package let axes: TouchscreenAxes
  private var converter: ProtocolAConverter?

  /// Makes a decoder for a touchscreen on which nothing has happened yet.
  package init(for description: DeviceDescription, axes: TouchscreenAxes) {
    self.axes = axes
    if case .convertedSlots = axes.contactProtocol {
      converter = ProtocolAConverter(for: description, axes: axes)
    }
  }

  /// Takes in one event of the device and appends what the tracker is to receive.
  package mutating func receive(_ event: EvdevEvent, into events: inout [EvdevEvent]) {
    if converter == nil {
      events.append(event)
    } else {
      converter?.receive(event, into: &events)
    }
  }

  /// Lifts every contact of a protocol A panel that was seen to be untouched.
  package mutating func releaseAll(at report: EvdevEvent, into events: inout [EvdevEvent]) {
    converter?.releaseAll(at: report, into: &events)
  }
}

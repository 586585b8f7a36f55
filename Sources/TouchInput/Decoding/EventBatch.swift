internal import Gestures
internal import TouchRecording

/// What one reading of a touchscreen has brought: as the kernel sent it, and as a tracker takes it.
///
/// It is filled anew for each reading and keeps its memory, so that nothing is allocated per event.
struct EventBatch: ~Copyable {
  /// The kernel's events, in order.
  var received: [EvdevEvent] = []
  /// What the tracker is to receive.
  private(set) var decoded: [EvdevEvent] = []
  private var decoder: EventDecoder

  /// Makes an empty batch for a touchscreen on which nothing has happened yet.
  init(for description: DeviceDescription, axes: TouchscreenAxes) {
    decoder = EventDecoder(for: description, axes: axes)
    received.reserveCapacity(1024)
    decoded.reserveCapacity(1024)
  }

  /// Decodes what was received, up to and with a `SYN_DROPPED`.
  ///
  /// What stands behind that is thrown away: it is older than what the kernel says when it is asked.
  ///
  /// - Returns: The `SYN_DROPPED`, if there is one.
  mutating func decode() -> EvdevEvent? {
    decoded.removeAll(keepingCapacity: true)
    for index in received.indices {
      let event = received[index]
      decoder.receive(event, into: &decoded)
      if event.type == EventType.synchronization, event.code == EventCode.dropped {
        received.removeSubrange((index + 1)...)
        return event
      }
    }
    return nil
  }

  /// Ends the frame in which the kernel's buffer ran over; the batch is that end.
  ///
  /// - Parameters:
  ///   - overrun: The `SYN_DROPPED`.
  ///   - state: What lies on the glass now; nil where that is not known.
  mutating func endFrame(of overrun: EvdevEvent, with state: TouchState?) {
    let report = EvdevEvent(
      time: overrun.time, type: EventType.synchronization, code: EventCode.report, value: 0)
    received.removeAll(keepingCapacity: true)
    received.append(report)
    decoded.removeAll(keepingCapacity: true)
    decoder.receive(report, into: &decoded)
    if let state, !state.isTouched { decoder.releaseAll(at: report, into: &decoded) }
  }
}

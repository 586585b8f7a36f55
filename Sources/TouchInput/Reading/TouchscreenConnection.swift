internal import Gestures
internal import LinuxIO
internal import TouchRecording

/// A touchscreen that is read.
///
/// After `SYN_DROPPED` everything that is still queued is thrown away and the kernel is asked what lies
/// on the glass: queued events are older than its answer.
struct TouchscreenConnection: ~Copyable {
  /// A device that sends faster than it is read is not waited for.
  private static let longestCatchUp = 16

  /// What waits for it.
  let source: EventLoop.Source
  /// The device.
  private(set) var device: EvdevDevice
  /// What the last reading has brought.
  private(set) var batch: EventBatch
  private let axes: TouchscreenAxes

  /// Waits for what a device sends, on behalf of `handler`.
  init(
    to device: consuming EvdevDevice, axes: TouchscreenAxes, on loop: EventLoop,
    for handler: any EventHandler
  ) throws(SystemError) {
    source = try loop.add(device.descriptor, handler: handler)
    batch = EventBatch(for: device.description, axes: axes)
    self.device = device
    self.axes = axes
  }

  /// Reads what has come.
  ///
  /// - Returns: How the reading ended, and the `SYN_DROPPED` after which `catchUp` is to be called.
  mutating func read() -> (outcome: InputEventReader.Outcome, overrun: EvdevEvent?) {
    batch.received.removeAll(keepingCapacity: true)
    let outcome = device.read(into: &batch.received)
    return (outcome, batch.decode())
  }

  /// Catches up with the kernel after its buffer ran over.
  ///
  /// - Returns: What lies on the glass; nil where the device is gone, which the next reading says too.
  mutating func catchUp(after overrun: EvdevEvent) -> TouchState? {
    var bursts = 0
    repeat {
      batch.received.removeAll(keepingCapacity: true)
      _ = device.read(into: &batch.received)
      bursts += 1
    } while !batch.received.isEmpty && bursts < Self.longestCatchUp
    let state = try? device.state(of: axes)
    batch.endFrame(of: overrun, with: state)
    return state
  }
}

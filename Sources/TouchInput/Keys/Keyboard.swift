internal import Gestures
internal import LinuxIO
internal import TouchRecording

/// An open device whose keys are read.
final class Keyboard {
  /// What waits for it.
  let source: EventLoop.Source
  private var device: EvdevDevice
  private var decoder = KeyDecoder()
  private var consoleDecoder = ConsoleKeyDecoder()

  /// Opens a device; its events are stamped by the monotonic clock.
  ///
  /// - Parameters:
  ///   - candidate: The device as it was judged.
  ///   - devices: How devices are opened.
  ///   - grabs: Whether its events are kept from everybody else.
  ///   - loop: Waits for the device, on behalf of `handler`.
  ///   - handler: Is told when there is something to read.
  init(
    opening candidate: TouchscreenCandidate, through devices: any DeviceOpening, grabs: Bool,
    on loop: EventLoop, for handler: any EventHandler
  ) throws(SystemError) {
    let device = try EvdevDevice.claim(candidate, through: devices, grabs: grabs)
    source = try loop.add(device.descriptor, handler: handler)
    self.device = device
  }

  /// The device's file.
  var node: String { device.node }

  /// The device's name, printable.
  var name: String { device.description.printableName }

  /// Reads what has come.
  ///
  /// - Parameters:
  ///   - events: Memory for them, which is kept.
  ///   - sink: Is told of each press.
  func read(
    using events: inout [EvdevEvent], for sink: (any KeyboardSink)?
  ) -> InputEventReader.Outcome {
    events.removeAll(keepingCapacity: true)
    let outcome = device.read(into: &events)
    for event in events {
      if let console = consoleDecoder.receive(event) { sink?.consoleChosen(console) }
      if let press = decoder.receive(event) { sink?.keyPressed(press) }
    }
    return outcome
  }
}

// The kernel's input structures come with each of these modules; which of them the compiler takes
// for their home depends on the order in which it meets them.
internal import CLibevdev
internal import CLibmtdev
internal import CLinux
package import Gestures
internal import Glibc
package import LinuxIO
package import TouchRecording

/// An open event device.
///
/// Opening never blocks, and neither does anything else here; times are those of CLOCK_MONOTONIC.
/// Expected failures: EACCES (the group is missing, or udev has not yet set it on a new node), ENOENT
/// and ENODEV (unplugged meanwhile), EBUSY on grabbing (somebody else has it).
package struct EvdevDevice: ~Copyable {
  /// The device's file.
  package let node: String
  /// What the device says of itself.
  package let description: DeviceDescription
  private let file: DeviceFile
  private var reader = InputEventReader()

  /// Readable when events have come; borrowed.
  package var descriptor: Int32 { file.rawValue }

  /// Opens a device and asks it what it is.
  package init(
    opening node: String, through devices: any DeviceOpening = DirectOpening()
  ) throws(SystemError) {
    let file = try devices.open(node, O_RDONLY)
    description = try LibevdevHandle(file.rawValue, node: node).description
    self.node = node
    self.file = file
  }

  /// Has events stamped by the clock that stamps page flips too.
  package func useMonotonicClock() throws(SystemError) {
    var clock = CLOCK_MONOTONIC
    // SAFETY: the kernel reads the variable that the call borrows.
    guard unsafe kiosk_evdev_set_clock(file.rawValue, &clock) == 0 else {
      throw SystemError("set the clock of", on: node, reason: .current)
    }
  }

  /// Keeps the device's events from everybody else, such as the console, until it is closed.
  ///
  /// - Throws: EBUSY where somebody else does; `SystemError.namingHolders` tells who.
  package func grab() throws(SystemError) {
    guard kiosk_evdev_grab(file.rawValue, 1) == 0 else {
      throw SystemError("have the events of", on: node, reason: .current)
    }
  }

  /// Fails as `grab` does where somebody else keeps the events for himself; takes nothing.
  ///
  /// Without asking, a reader that does not grab would wait for ever for events that never come.
  package func checkNobodyGrabs() throws(SystemError) {
    try grab()
    _ = kiosk_evdev_grab(file.rawValue, 0)
  }

  /// What lies on the device now, read as a touchscreen with these axes.
  package func state(of axes: TouchscreenAxes) throws(SystemError) -> TouchState {
    let handle = try LibevdevHandle(file.rawValue, node: node)
    return handle.state(of: axes)
  }

  /// Reads what has come and appends it to `events`.
  package mutating func read(into events: inout [EvdevEvent]) -> InputEventReader.Outcome {
    reader.read(from: file.rawValue, into: &events)
  }
}

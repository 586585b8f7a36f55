internal import LinuxIO
internal import TouchRecording

extension EvdevDevice {
  /// Opens a device to read it; its events are stamped by the clock that stamps page flips too.
  ///
  /// - Parameters:
  ///   - candidate: The device as it was judged.
  ///   - devices: How devices are opened.
  ///   - grabs: Whether its events are kept from everybody else.
  /// - Throws: Also ENODEV where the node is another device's by now, and EBUSY where somebody else
  ///   keeps the events for himself.
  static func claim(
    _ candidate: TouchscreenCandidate, through devices: any DeviceOpening, grabs: Bool
  ) throws(SystemError) -> EvdevDevice {
    let device = try EvdevDevice(opening: candidate.node, through: devices)
    // The node may have been given to another device since it was judged.
    guard device.description == candidate.description else {
      throw SystemError("open", on: candidate.node, reason: .noDevice)
    }
    try device.useMonotonicClock()
    if grabs { try device.grab() } else { try device.checkNobodyGrabs() }
    return device
  }
}

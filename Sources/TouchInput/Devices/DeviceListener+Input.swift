internal import DeviceEvents
internal import LinuxIO

extension DeviceListener {
  /// Makes a listener to input devices; udev knows of no other folder than the machine's own.
  init(input folder: String, on loop: EventLoop) {
    self.init(to: folder == InputNodes.folder ? "input" : nil, in: folder, on: loop)
  }

  /// Takes in the news; true where the event devices should be looked at again.
  mutating func bringsEventDevices() -> Bool {
    // udev also tells of mice, joysticks and of what lies behind the devices.
    drain().contains { $0.action == .unknown || $0.name.hasPrefix("event") }
  }
}

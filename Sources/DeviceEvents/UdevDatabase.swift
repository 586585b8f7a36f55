internal import CLibudev

/// What udev knows of devices.
///
/// It answers from files under /sys and /run; nothing blocks. Where udev does not run it knows of
/// no property, which is no error.
@safe package struct UdevDatabase: ~Copyable {
  /// The file that is there while udevd runs.
  static let controlFile = "/run/udev/control"

  private let context: OpaquePointer

  /// Opens the database; nil where there is no memory.
  package init?() {
    // SAFETY: the call allocates; what it returns is owned here.
    guard let context = unsafe udev_new() else { return nil }
    unsafe self.context = context
  }

  deinit {
    // SAFETY: init has made it. A monitor made from it holds a reference of its own.
    unsafe udev_unref(context)
  }

  /// What udev knows of a device.
  ///
  /// - Parameters:
  ///   - name: The kernel's name of it, like `event3`.
  ///   - subsystem: The kernel's name of its kind, like `input`.
  package func record(of name: String, in subsystem: String) -> UdevRecord {
    // SAFETY: the names are lent for the call; the device is handed to its owner.
    guard
      let device = unsafe udev_device_new_from_subsystem_sysname(context, subsystem, name)
    else { return UdevRecord() }
    return unsafe UdevDevice(owning: device).record
  }

  /// Listens for what happens to devices; nil where that cannot be listened to.
  func monitor(of subsystem: String, from speaker: UdevMonitor.Speaker) -> UdevMonitor? {
    // SAFETY: the name is lent for the call, which makes a monitor that is owned by what is returned.
    guard let monitor = unsafe udev_monitor_new_from_netlink(context, speaker.rawValue)
    else { return nil }
    return unsafe UdevMonitor(owning: monitor, subsystem: subsystem)
  }
}

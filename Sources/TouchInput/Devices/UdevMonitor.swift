internal import CLibudev
internal import LinuxIO

/// udev's announcements about input devices: added, removed, changed, with permissions set.
@safe struct UdevMonitor: ~Copyable {
  private let monitor: OpaquePointer

  /// Readable when something was announced; borrowed.
  var descriptor: Int32 { unsafe udev_monitor_get_fd(monitor) }

  /// Takes over a monitor and starts listening; nil where that fails.
  init?(owning monitor: OpaquePointer) {
    // SAFETY: the monitor is owned from here on; the subsystem's name is lent for the call.
    guard unsafe udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil) >= 0,
      unsafe udev_monitor_enable_receiving(monitor) >= 0
    else {
      unsafe udev_monitor_unref(monitor)
      return nil
    }
    unsafe self.monitor = monitor
  }

  deinit {
    // SAFETY: init has taken it over.
    unsafe udev_monitor_unref(monitor)
  }

  /// Takes in all that was announced; true where an event device was among it.
  func drain() -> Bool {
    var concernsEvents = false
    // SAFETY: each device is owned here and given back; its name belongs to it and is read before.
    while let device = unsafe udev_monitor_receive_device(monitor) {
      defer { unsafe udev_device_unref(device) }
      guard let name = unsafe udev_device_get_sysname(device) else { continue }
      if unsafe String(cString: name).hasPrefix("event") { concernsEvents = true }
    }
    return concernsEvents
  }
}

internal import CLibudev
internal import Glibc

/// Announcements about the devices of one subsystem.
@safe package struct UdevMonitor: ~Copyable {
  /// Who announces.
  package enum Speaker: String {
    /// udev, once it has set permissions and links.
    case udev
    /// The kernel itself, before anybody has done anything.
    case kernel
  }

  private let monitor: OpaquePointer

  /// Readable when something was announced; borrowed.
  var descriptor: Int32 { unsafe udev_monitor_get_fd(monitor) }

  /// Takes over a monitor and starts listening; nil where that fails.
  init?(owning monitor: OpaquePointer, subsystem: String) {
    // SAFETY: the monitor is owned from here on; the subsystem's name is lent for the call.
    guard unsafe udev_monitor_filter_add_match_subsystem_devtype(monitor, subsystem, nil) >= 0,
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

  /// Takes in all that was announced.
  func drain() -> [DeviceEvent] {
    var events: [DeviceEvent] = []
    while true {
      errno = 0
      // SAFETY: each device is handed to its owner.
      if let device = unsafe udev_monitor_receive_device(monitor) {
        if let event = unsafe UdevDevice(owning: device).event { events.append(event) }
      } else if errno == ENOBUFS {
        // The queue was full: what did not fit is lost.
        events.append(DeviceEvent(.unknown))
      } else {
        return events
      }
    }
  }
}

package import LinuxIO

/// News about devices of one kind, from udev where it runs, else from the folder of their files.
///
/// udev speaks when it has set permissions and properties, so its word is better; the folder, as in
/// an initramfs, speaks when the file appears, which may be too early to open it.
package enum DeviceEventSource: ~Copyable {
  /// udev tells what happened.
  case udev(UdevMonitor)
  /// Something happened in the folder.
  case folder(FolderWatch)

  /// Listens for devices.
  ///
  /// - Parameters:
  ///   - subsystem: The kernel's name of their kind, like `input`; nil listens to the folder alone.
  ///   - folder: Where their files appear; it need not exist.
  package init(of subsystem: String?, in folder: String) throws(SystemError) {
    if let subsystem, FilePath.exists(UdevDatabase.controlFile), let udev = UdevDatabase(),
      let monitor = udev.monitor(of: subsystem)
    {
      self = .udev(monitor)
    } else {
      self = .folder(try FolderWatch(folder))
    }
  }

  /// Readable when there is news; borrowed.
  package var descriptor: Int32 {
    switch self {
    case .udev(let monitor): monitor.descriptor
    case .folder(let watch): watch.descriptor
    }
  }

  /// Takes in all the news there is.
  package mutating func drain() -> [DeviceEvent] {
    switch consume self {
    case .udev(let monitor):
      let events = monitor.drain()
      self = .udev(monitor)
      return events
    case .folder(var watch):
      watch.drain()
      self = .folder(watch)
      return [DeviceEvent(.unknown)]
    }
  }
}

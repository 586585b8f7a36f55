internal import LinuxIO

/// News about input devices, from udev where it runs, else from the folder of their files.
///
/// udev speaks when it has set permissions and properties, so its word is better; the folder speaks
/// when the file appears, which may be too early to open it.
enum DeviceArrivals: ~Copyable {
  case udev(UdevMonitor)
  case folder(InputFolderWatch)

  /// Listens for devices in `folder`.
  init(in folder: String) throws(SystemError) {
    if folder == InputNodes.folder, FilePath.exists(Udev.controlFile), let udev = Udev(),
      let monitor = udev.monitor()
    {
      self = .udev(monitor)
    } else {
      self = .folder(try InputFolderWatch(folder))
    }
  }

  /// Readable when there is news; borrowed.
  var descriptor: Int32 {
    switch self {
    case .udev(let monitor): monitor.descriptor
    case .folder(let watch): watch.descriptor
    }
  }

  /// Takes in the news; true where the devices should be looked at again.
  mutating func drain() -> Bool {
    switch consume self {
    case .udev(let monitor):
      let isNews = monitor.drain()
      self = .udev(monitor)
      return isNews
    case .folder(var watch):
      watch.drain()
      self = .folder(watch)
      return true
    }
  }
}

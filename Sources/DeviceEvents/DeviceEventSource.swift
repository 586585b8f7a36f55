package import LinuxIO

/// News about devices of one kind: from udev where it runs, else from the kernel or from the folder of
/// their files.
///
/// udev speaks when it has set permissions and properties, so its word is better. On a machine without
/// it, as an initramfs is, the kernel and the folder speak when the file appears, which may be too
/// early to open it. The kernel also tells of plugs; the folder tells when the file changes hands.
package enum DeviceEventSource: ~Copyable {
  /// udev or the kernel tells what happened.
  case monitor(UdevMonitor)
  /// Something happened in the folder.
  case folder(FolderWatch)

  /// Listens for devices.
  ///
  /// - Parameters:
  ///   - subsystem: The kernel's name of their kind, like `input`; nil listens to the folder alone.
  ///   - folder: Where their files appear; it need not exist, but the one above it.
  ///   - hearsKernel: Whether the kernel is heard rather than the folder where udev does not run.
  package init(
    of subsystem: String?, in folder: String, hearsKernel: Bool = false
  ) throws(SystemError) {
    let hasUdev = FilePath.exists(UdevDatabase.controlFile)
    if let subsystem, hasUdev || hearsKernel, let udev = UdevDatabase(),
      let monitor = udev.monitor(of: subsystem, from: hasUdev ? .udev : .kernel)
    {
      self = .monitor(monitor)
    } else {
      self = .folder(try .begin(folder))
    }
  }

  /// Readable when there is news; borrowed.
  package var descriptor: Int32 {
    switch self {
    case .monitor(let monitor): monitor.descriptor
    case .folder(let watch): watch.descriptor
    }
  }

  /// Takes in all the news there is.
  package mutating func drain() -> [DeviceEvent] {
    switch consume self {
    case .monitor(let monitor):
      let events = monitor.drain()
      self = .monitor(monitor)
      return events
    case .folder(var watch):
      watch.drain()
      self = .folder(watch)
      return [DeviceEvent(.unknown)]
    }
  }
}

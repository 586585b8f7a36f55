internal import Glibc

/// Devices are opened as any file is; the device file's group decides.
package final class DirectOpening: DeviceOpening {
  /// Knows how to open devices.
  package init() {}

  package func open(_ path: String, _ flags: Int32) throws(SystemError) -> DeviceFile {
    do throws(SystemError) {
      return DeviceFile(try FileDescriptor.open(path, flags | O_NONBLOCK))
    } catch {
      throw DevicePermission.explaining(error)
    }
  }
}

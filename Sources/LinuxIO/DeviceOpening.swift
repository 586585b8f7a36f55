internal import Glibc

/// How a kiosk comes to its devices, cards and event devices alike: by its own permissions, or by a
/// seat manager's.
package protocol DeviceOpening: AnyObject {
  /// Opens a device; its descriptor is closed on exec and does not block.
  ///
  /// - Parameters:
  ///   - path: The device file.
  ///   - flags: `O_RDONLY` or `O_RDWR`; a seat manager opens for both.
  /// - Throws: EACCES where it may not be had; what to do about it is said.
  func open(_ path: String, _ flags: Int32) throws(SystemError) -> DeviceFile
}

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

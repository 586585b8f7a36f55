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

internal import CLibudev
internal import Geometry
internal import LinuxIO
internal import TouchRecording

/// udev's database, as far as it concerns input devices.
///
/// It answers from files under /sys and /run; nothing blocks. Where udev does not run it knows of
/// no property, which is no error.
@safe struct Udev: ~Copyable {
  /// The file that is there while udevd runs.
  static let controlFile = "/run/udev/control"

  private let context: OpaquePointer

  /// Opens the database; nil where there is no memory.
  init?() {
    // SAFETY: the call allocates; what it returns is owned here.
    guard let context = unsafe udev_new() else { return nil }
    unsafe self.context = context
  }

  deinit {
    // SAFETY: init has made it. A monitor made from it holds a reference of its own.
    unsafe udev_unref(context)
  }

  /// What udev knows of `/dev/input/NAME`.
  func facts(ofInput name: String) -> UdevFacts {
    // SAFETY: the device is owned here and given back at the end; every text belongs to it and is
    // copied before.
    guard
      let device = unsafe udev_device_new_from_subsystem_sysname(context, "input", name)
    else { return UdevFacts() }
    defer { unsafe udev_device_unref(device) }
    var facts = UdevFacts(
      isTouchscreen: unsafe property("ID_INPUT_TOUCHSCREEN", of: device) == "1",
      isIgnored: (unsafe property("LIBINPUT_IGNORE_DEVICE", of: device)).map { $0 != "0" }
        ?? false,
      calibration: (unsafe property("LIBINPUT_CALIBRATION_MATRIX", of: device)).flatMap {
        CalibrationMatrix(libinputText: $0)
      })
    if unsafe property("ID_INPUT", of: device) != nil {
      let names = ["ID_INPUT_KEYBOARD", "ID_INPUT_KEY"]
      facts.hasKeys = names.contains { unsafe property($0, of: device) == "1" }
    }
    if let seat = unsafe property("ID_SEAT", of: device), seat != "seat0" { facts.seat = seat }
    var link = unsafe udev_device_get_devlinks_list_entry(device)
    while let entry = unsafe link {
      if let name = unsafe udev_list_entry_get_name(entry) {
        facts.links.append(unsafe String(cString: name))
      }
      unsafe link = unsafe udev_list_entry_get_next(entry)
    }
    return facts
  }

  /// Listens for what udev has finished with; nil where it cannot be listened to.
  func monitor() -> UdevMonitor? {
    // SAFETY: the call makes a monitor that is owned by what is returned.
    guard let monitor = unsafe udev_monitor_new_from_netlink(context, "udev") else { return nil }
    return unsafe UdevMonitor(owning: monitor)
  }

  private func property(_ name: String, of device: OpaquePointer) -> String? {
    // SAFETY: as in `facts`.
    guard let value = unsafe udev_device_get_property_value(device, name) else { return nil }
    return unsafe String(cString: value)
  }
}

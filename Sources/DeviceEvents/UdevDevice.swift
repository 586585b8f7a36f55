internal import CLibudev

/// A device as udev describes it at one moment.
@safe struct UdevDevice: ~Copyable {
  private let device: OpaquePointer

  /// Takes over a device of libudev's.
  init(owning device: OpaquePointer) {
    unsafe self.device = device
  }

  deinit {
    // SAFETY: init has taken it over.
    unsafe udev_device_unref(device)
  }

  /// Its properties and links.
  var record: UdevRecord {
    var record = UdevRecord()
    // SAFETY: lists and texts belong to the device, which lives as long as this; texts are copied.
    var property = unsafe udev_device_get_properties_list_entry(device)
    while let entry = unsafe property {
      if let name = unsafe Self.text(udev_list_entry_get_name(entry)),
        let value = unsafe Self.text(udev_list_entry_get_value(entry))
      {
        record.properties[name] = value
      }
      unsafe property = unsafe udev_list_entry_get_next(entry)
    }
    var link = unsafe udev_device_get_devlinks_list_entry(device)
    while let entry = unsafe link {
      if let name = unsafe Self.text(udev_list_entry_get_name(entry)) { record.links.append(name) }
      unsafe link = unsafe udev_list_entry_get_next(entry)
    }
    return record
  }

  /// What has happened to it, where a monitor has delivered it; nil where it has no name.
  var event: DeviceEvent? {
    // SAFETY: the texts belong to the device, and are copied.
    guard let name = unsafe Self.text(udev_device_get_sysname(device)) else { return nil }
    let action = unsafe Self.text(udev_device_get_action(device)) ?? ""
    return record.event(
      action, name: name, node: unsafe Self.text(udev_device_get_devnode(device)))
  }

  private static func text(_ start: UnsafePointer<CChar>?) -> String? {
    // SAFETY: the caller lends a terminated text, or none.
    guard let start = unsafe start else { return nil }
    return unsafe String(cString: start)
  }
}

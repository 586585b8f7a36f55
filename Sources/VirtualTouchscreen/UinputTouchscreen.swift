internal import CLinux
package import Gestures
internal import Glibc
package import LinuxIO
package import TouchRecording

/// A touchscreen that the kernel makes for us: what is written to it, its readers receive as
/// events of a device under `/dev/input`.
///
/// ```
///   write(events) -> /dev/uinput -> kernel's input layer -> /dev/input/eventN -> the kiosk
/// ```
///
/// The device exists as long as its owner: letting go of it is pulling the plug.
package struct UinputTouchscreen: ~Copyable {
  private let device: FileDescriptor

  /// The device's name below `/sys/devices/virtual/input`, as in `input7`.
  package let systemName: String

  /// Plugs a touchscreen in.
  ///
  /// - Parameter description: What it says of itself. Keys, axes, wheels and miscellaneous codes
  ///   are taken over; a place where it is plugged in is not, as it is plugged in here.
  package init(describing description: DeviceDescription) throws(SystemError) {
    let device = try Self.open()
    for property in description.properties.codes {
      try Self.enable(kiosk_ui_set_propbit(), property, on: device)
    }
    for (type, codes) in description.codes {
      guard let request = Self.request(ofType: Int32(type)) else { continue }
      try Self.enable(kiosk_ui_set_evbit(), type, on: device)
      for code in codes.codes { try Self.enable(request, code, on: device) }
    }
    try Self.enable(kiosk_ui_set_evbit(), EventType.absolute, on: device)
    for (code, axis) in description.axes { try Self.addAxis(code, axis, to: device) }
    try Self.create(description, on: device)
    systemName = try Self.systemName(of: device)
    self.device = device
  }

  /// Sends events at once; readers wake at a `SYN_REPORT` among them.
  ///
  /// Their times are ignored: the kernel stamps what it receives.
  package func write(_ events: [EvdevEvent]) throws(SystemError) {
    let records = events.map { event in
      input_event(
        time: timeval(), type: event.type, code: event.code, value: event.value)
    }
    // SAFETY: the kernel reads the array's bytes during the call; `input_event` is plain data.
    let (written, size) = unsafe records.withUnsafeBytes { bytes in
      (unsafe Glibc.write(device.rawValue, bytes.baseAddress, bytes.count), bytes.count)
    }
    guard written == size else {
      throw SystemError("send events to", on: systemName, reason: .current)
    }
  }

  private static func open() throws(SystemError) -> FileDescriptor {
    do {
      return try FileDescriptor.open("/dev/uinput", O_RDWR)
    } catch {
      var explained = error
      explained.remedy = "load the kernel module uinput (modprobe uinput) and run as root"
      throw explained
    }
  }

  /// The request that enables one code of an event type; nil where it takes another one, or none.
  private static func request(ofType type: Int32) -> UInt? {
    switch type {
    case EV_KEY: kiosk_ui_set_keybit()
    case EV_REL: kiosk_ui_set_relbit()
    case EV_MSC: kiosk_ui_set_mscbit()
    default: nil
    }
  }

  private static func enable(
    _ request: UInt, _ bit: UInt16, on device: borrowing FileDescriptor
  ) throws(SystemError) {
    try check(ioctl(device.rawValue, request, Int32(bit)))
  }

  private static func addAxis(
    _ code: UInt16, _ axis: AbsoluteAxis, to device: borrowing FileDescriptor
  ) throws(SystemError) {
    var setup = uinput_abs_setup()
    setup.code = code
    setup.absinfo.minimum = axis.minimum
    setup.absinfo.maximum = axis.maximum
    setup.absinfo.fuzz = axis.fuzz
    setup.absinfo.flat = axis.flat
    setup.absinfo.resolution = axis.resolution
    // SAFETY: the kernel reads one structure of the type that the request number carries.
    try check(unsafe ioctl(device.rawValue, kiosk_ui_abs_setup(), &setup))
  }

  private static func create(
    _ description: DeviceDescription, on device: borrowing FileDescriptor
  ) throws(SystemError) {
    var setup = uinput_setup()
    setup.id.bustype = description.identity.bus
    setup.id.vendor = description.identity.vendor
    setup.id.product = description.identity.product
    setup.id.version = description.identity.version
    // SAFETY: the name stays within the structure, and its last byte stays 0.
    unsafe withUnsafeMutableBytes(of: &setup.name) { field in
      unsafe field.copyBytes(from: description.name.utf8.prefix(field.count - 1))
    }
    // SAFETY: the kernel reads one structure of the type that the request number carries.
    try check(unsafe ioctl(device.rawValue, kiosk_ui_dev_setup(), &setup))
    try check(ioctl(device.rawValue, kiosk_ui_dev_create(), 0))
  }

  private static func systemName(
    of device: borrowing FileDescriptor
  ) throws(SystemError) -> String {
    var name: [CChar] = Array(repeating: 0, count: 32)
    // SAFETY: the kernel writes at most as many bytes as the request number carries.
    try check(
      unsafe ioctl(device.rawValue, kiosk_ui_get_sysname(UInt32(name.count)), &name))
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func check(_ result: Int32) throws(SystemError) {
    if result < 0 { throw SystemError("create a device with", on: "/dev/uinput", reason: .current) }
  }
}

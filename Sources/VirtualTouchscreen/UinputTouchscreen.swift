internal import CLinux
package import Gestures
internal import Glibc
package import LinuxIO

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
  /// - Parameters:
  ///   - name: What the device calls itself; at most 79 bytes count.
  ///   - axes: How it names contacts, and the ranges of its axes.
  package init(named name: String, axes: TouchscreenAxes) throws(SystemError) {
    let device = try Self.open()
    try Self.enable(kiosk_ui_set_evbit(), EV_ABS, on: device)
    try Self.enable(kiosk_ui_set_propbit(), INPUT_PROP_DIRECT, on: device)
    switch axes.contactProtocol {
    case .slots(let count):
      let slots = AxisRange(minimum: 0, maximum: Int32(clamping: count) &- 1)
      try Self.enable(kiosk_ui_set_evbit(), EV_KEY, on: device)
      try Self.enable(kiosk_ui_set_keybit(), BTN_TOUCH, on: device)
      try Self.addAxis(EventCode.slot, slots, to: device)
      try Self.addAxis(EventCode.trackingID, AxisRange(minimum: 0, maximum: 65535), to: device)
      try Self.addAxis(EventCode.positionX, axes.x, to: device)
      try Self.addAxis(EventCode.positionY, axes.y, to: device)
      let toolTypes = AxisRange(minimum: 0, maximum: MT_TOOL_PALM)
      try Self.addAxis(EventCode.toolType, toolTypes, to: device)
    case .convertedSlots:
      try Self.addAxis(EventCode.positionX, axes.x, to: device)
      try Self.addAxis(EventCode.positionY, axes.y, to: device)
    case .single(let key):
      try Self.enable(kiosk_ui_set_evbit(), EV_KEY, on: device)
      try Self.enable(kiosk_ui_set_keybit(), Int32(key), on: device)
      try Self.addAxis(EventCode.x, axes.x, to: device)
      try Self.addAxis(EventCode.y, axes.y, to: device)
    }
    try Self.create(name, on: device)
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

  private static func enable(
    _ request: UInt, _ bit: Int32, on device: borrowing FileDescriptor
  ) throws(SystemError) {
    try check(ioctl(device.rawValue, request, bit))
  }

  private static func addAxis(
    _ code: UInt16, _ range: AxisRange, to device: borrowing FileDescriptor
  ) throws(SystemError) {
    var setup = uinput_abs_setup()
    setup.code = code
    setup.absinfo.minimum = range.minimum
    setup.absinfo.maximum = range.maximum
    setup.absinfo.resolution = range.resolution
    // SAFETY: the kernel reads one structure of the type that the request number carries.
    try check(unsafe ioctl(device.rawValue, kiosk_ui_abs_setup(), &setup))
  }

  private static func create(
    _ name: String, on device: borrowing FileDescriptor
  ) throws(SystemError) {
    var setup = uinput_setup()
    setup.id.bustype = UInt16(BUS_USB)
    setup.id.vendor = 0x6b69
    setup.id.product = 0x6f73
    // SAFETY: the name stays within the structure, and its last byte stays 0.
    unsafe withUnsafeMutableBytes(of: &setup.name) { field in
      unsafe field.copyBytes(from: name.utf8.prefix(field.count - 1))
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

// The kernel's input structures come with each of these modules; which of them the compiler takes
// for their home depends on the order in which it meets them.
internal import CLibevdev
internal import CLibmtdev
internal import CLinux
internal import Gestures
internal import LinuxIO
internal import TouchRecording

/// What libevdev reads from a device once: its description, and what lies on it.
///
/// The handle borrows the descriptor and is made anew for each look, so what it says is what the
/// kernel says now. Events are not read through it: libevdev discards a tracking number that
/// replaces another one without a -1 between, which real panels send and which must lift the old
/// contact and land a new one.
@safe struct LibevdevHandle: ~Copyable {
  private let device: OpaquePointer

  /// Looks at the device behind an open descriptor.
  init(_ descriptor: Int32, node: String) throws(SystemError) {
    var device: OpaquePointer?
    // SAFETY: the call fills the pointer that it borrows; what it made is owned here.
    let result = unsafe libevdev_new_from_fd(descriptor, &device)
    guard result >= 0, let device = unsafe device else {
      let reason = Errno(rawValue: max(1, -result))
      throw SystemError(
        "ask for the capabilities of", on: node, reason: reason,
        remedy: reason == .noDevice
          ? "it was pulled out, or another session has the seat"
          : "it must be an event device, as /dev/input/event0 is")
    }
    unsafe self.init(owning: device)
  }

  /// Takes over a device of libevdev's.
  init(owning device: OpaquePointer) {
    unsafe self.device = device
  }

  deinit {
    // SAFETY: init has made the device; the descriptor is not its own and stays open.
    unsafe libevdev_free(device)
  }

  // Everything below asks the owned device, which answers from what it read when it was made.

  /// What the device says of itself.
  var description: DeviceDescription {
    var description = DeviceDescription(
      name: unsafe Self.text(libevdev_get_name(device)),
      identity: DeviceIdentity(
        bus: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_bustype(device)),
        vendor: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_vendor(device)),
        product: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_product(device)),
        version: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_version(device))),
      phys: unsafe Self.text(libevdev_get_phys(device)))
    for property in 0..<UInt16(INPUT_PROP_CNT)
    where unsafe libevdev_has_property(device, UInt32(property)) == 1 {
      description.properties.insert(property)
    }
    var types: EventCodeSet = []
    for type in 0..<UInt16(EV_CNT)
    where unsafe libevdev_has_event_type(device, UInt32(type)) == 1 {
      types.insert(type)
      if type != EventType.synchronization { description.codes[type] = codes(of: type) }
    }
    description.codes[EventType.synchronization] = types
    for code in 0..<UInt16(ABS_CNT) {
      // SAFETY: the structure belongs to the device, and is copied at once.
      guard let information = unsafe libevdev_get_abs_info(device, UInt32(code)) else { continue }
      let axis = unsafe information.pointee
      description.axes[code] = AbsoluteAxis(
        minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
        resolution: axis.resolution)
    }
    return description
  }

  /// What lies on a touchscreen with these axes.
  func state(of axes: TouchscreenAxes) -> TouchState {
    let touchKeys = [EventCode.touch, EventCode.leftButton]
    let touchKey = touchKeys.first { has(EventType.key, $0) }
    switch axes.contactProtocol {
    case .slots:
      let slots = (0..<axes.slotCount).map { slot in
        SlotState(
          trackingID: value(EventCode.trackingID, of: slot),
          x: value(EventCode.positionX, of: slot), y: value(EventCode.positionY, of: slot),
          toolType: value(EventCode.toolType, of: slot),
          distance: value(EventCode.distance, of: slot))
      }
      let current = unsafe libevdev_get_current_slot(device)
      return TouchState(slots: slots, currentSlot: Int(max(0, current)))
    case .convertedSlots:
      return TouchState(
        slots: [], isTouched: touchKey.map { value(EventType.key, $0) != 0 } ?? true)
    case .single(let key):
      let isPressed = value(EventType.key, key) != 0
      let slot = SlotState(
        trackingID: isPressed ? 0 : -1, x: value(EventType.absolute, EventCode.x),
        y: value(EventType.absolute, EventCode.y))
      return TouchState(slots: [slot], isTouched: isPressed)
    }
  }

  private func codes(of type: UInt16) -> EventCodeSet {
    var codes: EventCodeSet = []
    let last = libevdev_event_type_get_max(UInt32(type))
    guard last >= 0 else { return codes }
    for code in 0...UInt16(truncatingIfNeeded: last) where has(type, code) { codes.insert(code) }
    return codes
  }

  private func has(_ type: UInt16, _ code: UInt16) -> Bool {
    unsafe libevdev_has_event_code(device, UInt32(type), UInt32(code)) == 1
  }

  private func value(_ type: UInt16, _ code: UInt16) -> Int32 {
    unsafe libevdev_get_event_value(device, UInt32(type), UInt32(code))
  }

  /// A value of a slot; -1 for the tracking number of one that libevdev does not know.
  private func value(_ code: UInt16, of slot: Int) -> Int32 {
    var value: Int32 = code == EventCode.trackingID ? -1 : 0
    // SAFETY: the call fills the variable that it borrows, or leaves it.
    _ = unsafe libevdev_fetch_slot_value(device, UInt32(slot), UInt32(code), &value)
    return value
  }

  /// Text of the device, copied at once; empty where there is none.
  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    return unsafe String(cString: pointer)
  }
}

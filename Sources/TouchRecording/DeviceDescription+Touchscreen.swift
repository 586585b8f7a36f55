internal import Gestures

// Is it a touchscreen? By what it can do, never by its numbers: USB id 0eef:0001 alone is five
// quite different devices.
//
//   axes                          named how            read as
//   ----------------------------  -------------------  --------------------------------------
//   1 MT position, MT slot        -                    slots (protocol B)
//   2 MT position, no MT slot     -                    protocol A, brought into slots
//   3 ABS_X, ABS_Y                BTN_TOUCH            one contact
//   4 ABS_X, ABS_Y                BTN_LEFT, no pointer one contact (Elo, NextWindow, Posiflex)
//
// Refused: what moves a pointer (touchpads: INPUT_PROP_POINTER, or BTN_TOOL_FINGER without
// INPUT_PROP_DIRECT), what follows a pen (a second node of many panels), what has relative axes
// or five buttons (mice), what measures acceleration, and what has an axis without extent.
//
// INPUT_PROP_DIRECT settles the doubtful cases in favour, but real panels lack it, so it is not
// required. BTN_TOUCH is not required of multitouch: some drivers declare no keys at all.
//
// Not handled: panels that report the finger on other axes (ABS_Z and ABS_RX are known). They look
// like cases 3 and 4, and give no contact as their x and y never come.

extension DeviceDescription {
  /// Whether this is a touchscreen, by its capabilities alone.
  package var verdict: TouchscreenVerdict {
    if properties.contains(InputProperty.accelerometer) { return .refused(.accelerometer, nil) }
    let reading = isMultitouch ? multitouchReading : singleTouchReading
    guard case .touchscreen(let axes) = reading else { return reading }
    guard let refusal = otherNature(buttonIs: axes.contactProtocol) else { return reading }
    return .refused(refusal, axes)
  }

  /// Whether several contacts are told apart.
  ///
  /// Devices that declare every axis there is, as some joysticks do, also declare 0x2e, which no
  /// touchscreen has.
  package var isMultitouch: Bool {
    axes[EventCode.positionX] != nil && axes[EventCode.positionY] != nil
      && !has(EventType.absolute, EventCode.slot - 1)
  }

  private var multitouchReading: TouchscreenVerdict {
    let count: TouchscreenAxes.ContactProtocol
    if let slots = axes[EventCode.slot] {
      // The widest panel known has 60 slots. More than 256 is a driver's mistake, and memory.
      count = .slots(count: Int(min(max(slots.maximum, 0), 255)) + 1)
    } else {
      // libmtdev names that many.
      count = .convertedSlots(count: 32)
    }
    return reading(x: EventCode.positionX, y: EventCode.positionY, count)
  }

  private var singleTouchReading: TouchscreenVerdict {
    guard axes[EventCode.x] != nil, axes[EventCode.y] != nil else {
      return .refused(.noPosition, nil)
    }
    let key: UInt16
    if has(EventType.key, EventCode.touch) {
      key = EventCode.touch
    } else if has(EventType.key, EventCode.leftButton) {
      key = EventCode.leftButton
    } else {
      return .refused(.noTouchKey, nil)
    }
    return reading(x: EventCode.x, y: EventCode.y, .single(key: key))
  }

  private func reading(
    x: UInt16, y: UInt16, _ contactProtocol: TouchscreenAxes.ContactProtocol
  ) -> TouchscreenVerdict {
    var ranges: [AxisRange] = []
    for code in [x, y] {
      guard let range = axes[code]?.range else { return .refused(.noPosition, nil) }
      if range.isEmpty { return .refused(.emptyRange(axis: code), nil) }
      ranges.append(range)
    }
    return .touchscreen(
      TouchscreenAxes(contactProtocol: contactProtocol, x: ranges[0], y: ranges[1]))
  }

  /// What else the device is, if it is no touchscreen although it could be read as one.
  private func otherNature(
    buttonIs contactProtocol: TouchscreenAxes.ContactProtocol
  ) -> TouchscreenRefusal? {
    let isDirect = properties.contains(InputProperty.direct)
    if isDirect, isMultitouch { return nil }
    let penKeys: [UInt16] = [
      EventCode.penTool, EventCode.rubberTool, EventCode.stylus, EventCode.secondStylus,
    ]
    if penKeys.contains(where: { has(EventType.key, $0) }) { return .pen }
    if let relative = codes[EventType.relative], !relative.isEmpty { return .mouse }
    if isDirect { return nil }
    if has(EventType.key, EventCode.fingerTool) { return .touchpad }
    if contactProtocol == .single(key: EventCode.leftButton) {
      if properties.contains(InputProperty.pointer) { return .mouse }
      // Thumb buttons: ILITEK panels show such a mouse beside the touchscreen.
      if has(EventType.key, EventCode.sideButton) { return .mouse }
    }
    return properties.contains(InputProperty.pointer) ? .touchpad : nil
  }
}

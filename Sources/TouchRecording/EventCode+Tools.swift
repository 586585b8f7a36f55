internal import Gestures

// What tells touchscreens from other devices, numbered as in the kernel's `input-event-codes.h`.

extension EventType {
  /// Relative axes, of mice.
  static let relative: UInt16 = 0x02
}

extension EventCode {
  /// `BTN_SIDE`, under the thumb.
  static let sideButton: UInt16 = 0x113
  /// `BTN_TOOL_PEN`.
  static let penTool: UInt16 = 0x140
  /// `BTN_TOOL_RUBBER`.
  static let rubberTool: UInt16 = 0x141
  /// `BTN_TOOL_FINGER`.
  static let fingerTool: UInt16 = 0x145
  /// `BTN_STYLUS`, on a pen's barrel.
  static let stylus: UInt16 = 0x14b
  /// `BTN_STYLUS2`, on a pen's barrel.
  static let secondStylus: UInt16 = 0x14c
}

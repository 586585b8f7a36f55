/// The codes of evdev events that matter to touch, numbered as in the kernel's
/// `input-event-codes.h`.
public enum EventCode {
  /// `SYN_REPORT`: the frame is complete.
  public static let report: UInt16 = 0x00
  /// `SYN_MT_REPORT`: the packet of one contact is complete (protocol A).
  public static let multitouchReport: UInt16 = 0x02
  /// `SYN_DROPPED`: the kernel's buffer ran over; events are missing.
  public static let dropped: UInt16 = 0x03

  /// `BTN_LEFT`: the contact of panels that present themselves as an absolute mouse.
  public static let leftButton: UInt16 = 0x110
  /// `BTN_TOUCH`: the contact of single-touch panels.
  public static let touch: UInt16 = 0x14a

  /// `ABS_X`, of a single-touch panel.
  public static let x: UInt16 = 0x00
  /// `ABS_Y`, of a single-touch panel.
  public static let y: UInt16 = 0x01
  /// `ABS_MT_SLOT`: the slot that the next events speak of.
  public static let slot: UInt16 = 0x2f
  /// `ABS_MT_TOUCH_MAJOR`: the length of the touching ellipse.
  public static let touchMajor: UInt16 = 0x30
  /// `ABS_MT_POSITION_X`.
  public static let positionX: UInt16 = 0x35
  /// `ABS_MT_POSITION_Y`.
  public static let positionY: UInt16 = 0x36
  /// `ABS_MT_TOOL_TYPE`: finger, pen or palm.
  public static let toolType: UInt16 = 0x37
  /// `ABS_MT_TRACKING_ID`: which contact is in the slot, -1 for none.
  public static let trackingID: UInt16 = 0x39
  /// `ABS_MT_DISTANCE`: how far above the glass the contact hovers.
  public static let distance: UInt16 = 0x3b
}

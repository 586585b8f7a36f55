/// The codes of keys that a kiosk understands, numbered as in the kernel's `input-event-codes.h`.
public enum KeyCode {
  /// `KEY_ESC`.
  public static let escape: UInt16 = 1
  /// `KEY_TAB`.
  public static let tab: UInt16 = 15
  /// `KEY_ENTER`.
  public static let enter: UInt16 = 28
  /// `KEY_LEFTCTRL`.
  public static let leftControl: UInt16 = 29
  /// `KEY_LEFTSHIFT`.
  public static let leftShift: UInt16 = 42
  /// `KEY_RIGHTSHIFT`.
  public static let rightShift: UInt16 = 54
  /// `KEY_LEFTALT`.
  public static let leftAlt: UInt16 = 56
  /// `KEY_SPACE`.
  public static let space: UInt16 = 57
  /// `KEY_F1`; F2 to F10 follow.
  public static let f1: UInt16 = 59
  /// `KEY_F10`.
  public static let f10: UInt16 = 68
  /// `KEY_F11`.
  public static let f11: UInt16 = 87
  /// `KEY_F12`.
  public static let f12: UInt16 = 88
  /// `KEY_KPENTER`, on the block of digits.
  public static let keypadEnter: UInt16 = 96
  /// `KEY_RIGHTCTRL`.
  public static let rightControl: UInt16 = 97
  /// `KEY_RIGHTALT`, Alt Gr on some keyboards.
  public static let rightAlt: UInt16 = 100
  /// `KEY_HOME`.
  public static let home: UInt16 = 102
  /// `KEY_UP`.
  public static let up: UInt16 = 103
  /// `KEY_LEFT`.
  public static let left: UInt16 = 105
  /// `KEY_RIGHT`.
  public static let right: UInt16 = 106
  /// `KEY_DOWN`.
  public static let down: UInt16 = 108
  /// `KEY_BACK`, of remote controls and keyboards with keys for a browser.
  public static let back: UInt16 = 158
  /// `KEY_HOMEPAGE`: the house of remote controls and of keyboards with keys for a browser.
  public static let homepage: UInt16 = 172
  /// `KEY_EXIT`, of remote controls.
  public static let exit: UInt16 = 174
  /// `KEY_OK`, of remote controls.
  public static let ok: UInt16 = 0x160
  /// `KEY_SELECT`, of remote controls.
  public static let select: UInt16 = 0x161
}

/// The kinds of evdev events that a touchscreen sends, numbered as in the kernel's
/// `input-event-codes.h`.
public enum EventType {
  /// Markers between events.
  public static let synchronization: UInt16 = 0x00
  /// Keys and buttons; contacts of single-touch panels are one.
  public static let key: UInt16 = 0x01
  /// Absolute axes.
  public static let absolute: UInt16 = 0x03
}

public import Geometry

/// One event as the kernel's input layer reports it, from a device or from a recording.
public struct EvdevEvent: Hashable, Sendable {
  /// When the kernel stamped it.
  public var time: Instant
  /// What kind of thing changed: an `EventType`.
  public var type: UInt16
  /// Which axis, key or marker: an `EventCode`.
  public var code: UInt16
  /// The axis value, key state or tracking number.
  public var value: Int32

  /// Describes one event.
  public init(time: Instant, type: UInt16, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }
}

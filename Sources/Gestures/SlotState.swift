/// What the kernel holds of one slot when a device is opened, or after events were dropped.
public struct SlotState: Hashable, Sendable {
  /// The contact's `ABS_MT_TRACKING_ID`, or -1; of a single-touch panel 0 while it is pressed.
  public var trackingID: Int32
  /// The last value of the x axis.
  public var x: Int32
  /// The last value of the y axis.
  public var y: Int32
  /// The last `ABS_MT_TOOL_TYPE`; 0, a finger, where the panel tells no tools apart.
  public var toolType: Int32
  /// The last `ABS_MT_DISTANCE`; 0 where the panel sees nothing above the glass.
  public var distance: Int32

  /// Describes a slot.
  public init(
    trackingID: Int32, x: Int32, y: Int32, toolType: Int32 = 0, distance: Int32 = 0
  ) {
    self.trackingID = trackingID
    self.x = x
    self.y = y
    self.toolType = toolType
    self.distance = distance
  }
}

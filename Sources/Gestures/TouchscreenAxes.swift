/// What `ContactTracker` must know of a touchscreen: how it names contacts, and its axes.
public struct TouchscreenAxes: Hashable, Sendable {
  /// How contacts are told apart in the event stream.
  public enum ContactProtocol: Hashable, Sendable {
    /// Protocol B: each contact lives in one of `count` slots and is named by `ABS_MT_TRACKING_ID`.
    case slots(count: Int)
    /// Protocol A, already brought into slots by libmtdev. Such panels repeat every contact in
    /// every frame, so one that is silent has been lost.
    case convertedSlots(count: Int)
    /// One contact: `ABS_X` and `ABS_Y`, down while the key `code` (`BTN_TOUCH` or `BTN_LEFT`) is.
    case single(key: UInt16)
  }

  /// How contacts are told apart.
  public var contactProtocol: ContactProtocol
  /// The axis along the panel's width, before calibration and rotation.
  public var x: AxisRange
  /// The axis along the panel's height, before calibration and rotation.
  public var y: AxisRange

  /// Describes a touchscreen's axes.
  public init(contactProtocol: ContactProtocol, x: AxisRange, y: AxisRange) {
    self.contactProtocol = contactProtocol
    self.x = x
    self.y = y
  }

  /// How many contacts can be down at once.
  public var slotCount: Int {
    switch contactProtocol {
    case .slots(let count), .convertedSlots(let count): max(1, count)
    case .single: 1
    }
  }
}

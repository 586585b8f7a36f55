/// What became of a device, as udev or a folder of device files tells it.
package struct DeviceEvent: Hashable, Sendable {
  /// What happened.
  package enum Action: Hashable, Sendable {
    /// It is there now, with its permissions and links.
    case added
    /// It is gone.
    case removed
    /// Something about it is another.
    case changed
    /// Anything may have happened, to any device of the subsystem: only a look can tell. A folder
    /// says no more, and udev does not after it has spoken faster than it was listened to.
    case unknown
  }

  /// What a driver of displays adds when something was plugged in or out.
  package struct HotPlug: Hashable, Sendable {
    /// The kernel's number of the connector; nil where any of the card's may be meant.
    package var connector: UInt32?
    /// The kernel's number of the connector's property that has changed; nil where what is plugged
    /// in has.
    package var property: UInt32?

    /// Describes a hot-plug.
    package init(connector: UInt32? = nil, property: UInt32? = nil) {
      self.connector = connector
      self.property = property
    }
  }

  /// What happened.
  package var action: Action
  /// The kernel's name of the device, like `event3` or `card0`; empty where it is not known.
  package var name: String
  /// The device's file, where it has one.
  package var node: String?
  /// What was plugged in or out; nil where the driver does not say that anything was.
  package var hotPlug: HotPlug?

  /// Describes an event.
  package init(_ action: Action, name: String = "", node: String? = nil, hotPlug: HotPlug? = nil) {
    self.action = action
    self.name = name
    self.node = node
    self.hotPlug = hotPlug
  }
}

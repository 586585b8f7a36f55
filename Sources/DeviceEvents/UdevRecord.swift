/// What udev knows of one device; empty where udev does not run.
package struct UdevRecord: Hashable, Sendable {
  /// Properties by their names.
  package var properties: [String: String]
  /// Links to the device's file, that last longer than its number.
  package var links: [String]

  /// Describes a device.
  package init(properties: [String: String] = [:], links: [String] = []) {
    self.properties = properties
    self.links = links
  }

  /// The value of a property, where the device has it.
  package subscript(name: String) -> String? { properties[name] }

  /// The event that these are the properties of.
  ///
  /// - Parameters:
  ///   - action: The kernel's word for what happened.
  ///   - name: The kernel's name of the device.
  ///   - node: The device's file.
  package func event(_ action: String, name: String, node: String?) -> DeviceEvent {
    let kind: DeviceEvent.Action =
      switch action {
      case "add": .added
      case "remove": .removed
      default: .changed
      }
    var event = DeviceEvent(kind, name: name, node: node)
    if self["HOTPLUG"] == "1" {
      event.hotPlug = DeviceEvent.HotPlug(
        connector: self["CONNECTOR"].flatMap { UInt32($0) },
        property: self["PROPERTY"].flatMap { UInt32($0) })
    }
    return event
  }
}

import DeviceEvents
import Testing

@Suite struct `A record of udev's` {
  /// What udev says of a card, and the event that it is.
  static let records: [(action: String, properties: [String: String], event: DeviceEvent)] = [
    ("add", [:], card(.added)),
    ("remove", ["DEVNAME": "/dev/dri/card0"], card(.removed)),
    // Somebody has asked udev to look again: nothing was plugged.
    ("change", ["SEQNUM": "1207"], card(.changed)),
    ("change", ["LEASE": "1"], card(.changed)),
    ("change", ["HOTPLUG": "0"], card(.changed)),
    ("change", ["HOTPLUG": "1"], card(.changed, DeviceEvent.HotPlug())),
    (
      "change", ["HOTPLUG": "1", "CONNECTOR": "33"],
      card(.changed, DeviceEvent.HotPlug(connector: 33))
    ),
    (
      "change", ["HOTPLUG": "1", "CONNECTOR": "33", "PROPERTY": "5"],
      card(.changed, DeviceEvent.HotPlug(connector: 33, property: 5))
    ),
    ("change", ["HOTPLUG": "1", "CONNECTOR": "none"], card(.changed, DeviceEvent.HotPlug())),
    // A driver was bound, or a word that is not known yet.
    ("bind", [:], card(.changed)),
    ("", [:], card(.changed)),
  ]

  private static func card(
    _ action: DeviceEvent.Action, _ hotPlug: DeviceEvent.HotPlug? = nil
  ) -> DeviceEvent {
    DeviceEvent(action, name: "card0", node: "/dev/dri/card0", hotPlug: hotPlug)
  }

  @Test(arguments: records)
  func `says what has happened to its device`(
    row: (action: String, properties: [String: String], event: DeviceEvent)
  ) {
    let record = UdevRecord(properties: row.properties)
    #expect(record.event(row.action, name: "card0", node: "/dev/dri/card0") == row.event)
  }
}

import Testing

@testable import TouchRecording

@Suite struct `A device with keys` {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var device: DeviceDescription
    var udev = UdevFacts()
    var isRead: Bool
  }

  private static func device(_ keys: UInt16...) -> DeviceDescription {
    DeviceDescription(codes: [0: [0, 1], 1: EventCodeSet(keys)])
  }

  private static let keyboard = DeviceDescription(
    name: "keyboard", codes: [0: [0, 1, 4, 0x11, 0x14], 1: EventCodeSet(1...127)])

  private static func panel(withKeys keys: UInt16...) -> DeviceDescription {
    var panel = PanelModel.common.device
    for key in keys { panel.codes[1, default: []].insert(key) }
    return panel
  }

  static let rows = [
    Row(testDescription: "a keyboard", device: keyboard, isRead: true),
    Row(
      testDescription: "a keyboard that udev knows", device: keyboard,
      udev: UdevFacts(hasKeys: true), isRead: true),
    Row(testDescription: "a box of one button", device: device(106), isRead: true),
    Row(
      testDescription: "a remote control with an OK", device: device(0x160),
      udev: UdevFacts(hasKeys: true), isRead: true),
    Row(testDescription: "a power button", device: device(116), isRead: false),
    Row(
      testDescription: "a lid", device: DeviceDescription(codes: [0: [0, 5], 5: [0]]), isRead: false
    ),
    Row(testDescription: "a mouse", device: device(0x110, 0x111, 0x112), isRead: false),
    Row(
      testDescription: "what udev knows, and knows to have no keys", device: device(106),
      udev: UdevFacts(hasKeys: false), isRead: false),
    Row(
      testDescription: "what a udev rule ignores", device: keyboard,
      udev: UdevFacts(isIgnored: true), isRead: false),
    Row(
      testDescription: "what sits at another seat", device: keyboard,
      udev: UdevFacts(seat: "seat1"), isRead: false),
    Row(
      testDescription: "a touchscreen with a Home beside the glass", device: panel(withKeys: 102),
      isRead: false),
    Row(
      testDescription: "what udev calls a touchscreen", device: keyboard,
      udev: UdevFacts(isTouchscreen: true), isRead: false),
  ]

  @Test(arguments: rows)
  func `is read for its keys where they are of use to a kiosk`(row: Row) {
    let candidate = TouchscreenCandidate(
      node: "/dev/input/event0", description: row.device, udev: row.udev)
    #expect(candidate.isKeyboard == row.isRead)
  }
}

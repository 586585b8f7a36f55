import Geometry
import LinuxIO
import Testing
import TouchRecording

@testable import TouchInput

@Suite struct `The report on input devices` {
  private static func node(
    _ number: Int, _ model: PanelModel, name: String, phys: String = "",
    udev: UdevFacts = UdevFacts()
  ) -> InputNode {
    var device = model.device
    device.name = name
    device.phys = phys
    device.identity = DeviceIdentity(bus: 3, vendor: 0xeef, product: UInt16(number))
    return InputNode(node: "/dev/input/event\(number)", description: .success(device), udev: udev)
  }

  private static let nodes = [
    node(
      1, .pixels, name: "Panel\u{1b}[2J", phys: "usb-1/input0",
      udev: UdevFacts(
        calibration: .identity, links: ["/dev/input/by-path/b", "/dev/input/by-id/a"])
    ),
    node(2, .absoluteMouse, name: "Panel Mouse", phys: "usb-1/input1"),
    node(3, .anonymousPackets, name: "Old"),
    InputNode(
      node: "/dev/input/event4",
      description: .failure(
        SystemError(
          "open", on: "/dev/input/event4", reason: .permissionDenied, remedy: "join the group")),
      udev: UdevFacts()),
    InputNode(
      node: "/dev/input/event5", description: .success(DeviceDescription(name: "Lid Switch")),
      udev: UdevFacts()),
  ]

  @Test func `says of each whether it is the touchscreen, and why not`() {
    #expect(
      InputReport.lines(about: Self.nodes) == [
        "/dev/input/event1  Panel\u{fffd}[2J (0eef:0001)",
        "  touchscreen, 5 contacts, x 0...799, y 0...479, INPUT_PROP_DIRECT; chosen",
        "  phys usb-1/input0",
        "  link /dev/input/by-id/a",
        "  link /dev/input/by-path/b",
        "  calibration 1.0 0.0 0.0 0.0 1.0 0.0",
        "/dev/input/event2  Panel Mouse (0eef:0002)",
        "  not used: the same hardware as /dev/input/event1, which tells more",
        "  phys usb-1/input1",
        "/dev/input/event3  Old (0eef:0003)",
        "  touchscreen, several contacts (protocol A), x 0...65535, y 0...65535, INPUT_PROP_DIRECT",
        "/dev/input/event4",
        "  could not open /dev/input/event4: Permission denied (EACCES); join the group",
        "/dev/input/event5  Lid Switch (0000:0000)",
        "  not used: no absolute x and y axes",
      ])
  }

  @Test func `says that a named device is used against its nature`() {
    let lines = InputReport.lines(about: Self.nodes, named: TouchscreenName("Panel Mouse"))
    #expect(
      lines.contains(
        "  touchscreen, one contact (BTN_LEFT), x 0...4095, y 0...4095; chosen by its name, "
          + "although it is: the same hardware as /dev/input/event1, which tells more"))
    #expect(lines.contains("  not used: touch.device names another"))
  }

  @Test func `says that nothing is there`() {
    #expect(InputReport.lines(about: []) == ["no touchscreen"])
    #expect(
      InputReport.lines(about: [], named: TouchscreenName("x")) == [
        "touch.device names 'x', which is not here"
      ])
  }
}

import Geometry
import LinuxIO
import Testing
import TouchInput
import TouchRecording

@testable import KioskRuntime

@Suite struct `The report on devices` {
  private func node(
    _ number: Int, _ device: DeviceDescription, udev: UdevFacts = UdevFacts()
  ) -> InputNode {
    InputNode(node: "/dev/input/event\(number)", description: .success(device), udev: udev)
  }

  @Test func `shows axes, the choice and its reason`() {
    var panel = PanelModel.common.device
    panel.name = "Panel"
    panel.phys = "usb-1/input0"
    let lines = TouchscreenReport.lines(
      [
        node(0, DeviceDescription(name: "Power Button")),
        node(3, panel, udev: UdevFacts(links: ["/dev/input/by-path/pci-0-event"])),
      ], for: [(0, TouchscreenWish())])
    #expect(
      lines[0]
        == "input /dev/input/event0: Power Button, 0000:0000: not used, no absolute x and y axes")
    #expect(lines[1].hasPrefix("input /dev/input/event3: Panel, "))
    #expect(lines[2] == "  link /dev/input/by-path/pci-0-event")
    #expect(lines.contains { $0.hasPrefix("  x 0...") })
    #expect(
      lines.last
        == "chosen: Panel at /dev/input/event3, because it is the only touchscreen")
  }

  @Test func `says of several outputs which touchscreen is whose`() {
    var panel = PanelModel.common.device
    panel.name = "Panel"
    panel.phys = "usb-1/input0"
    let lines = TouchscreenReport.lines(
      [node(3, panel, udev: UdevFacts(output: "HDMI-A-2"))],
      for: [
        (0, TouchscreenWish(name: TouchscreenName("Other"))),
        (2, TouchscreenWish(connector: "HDMI-A-2")), (3, TouchscreenWish()),
      ])
    #expect(
      lines.suffix(3) == [
        "chosen for outputs[1]: none, because the touchscreen 'Other' is not plugged in, or "
          + "another output's",
        "chosen for outputs[3]: Panel at /dev/input/event3, because WL_OUTPUT names its connector",
        "chosen for outputs[4]: none, because no touchscreen is left for it",
      ])
  }

  @Test func `says what speaks against a device that is used because it is named`() {
    var mouse = PanelModel.absoluteMouse.device
    mouse.name = "Mouse"
    mouse.properties = [0]
    let lines = TouchscreenReport.lines(
      [node(1, mouse)], for: [(0, TouchscreenWish(name: TouchscreenName("Mouse")))])
    #expect(lines.contains("  used although: a mouse"))
    #expect(
      lines.last == "chosen: Mouse at /dev/input/event1, because touch.device names 'Mouse'")
  }

  @Test(arguments: [
    (true, "its keys are read"), (false, "not used, accessibility.keys is false"),
  ])
  func `says of a keyboard whether it is one to the kiosk`(readsKeys: Bool, words: String) {
    let keyboard = DeviceDescription(
      name: "AT keyboard", codes: [1: [1, 15, 28, 105, 106]])
    let lines = TouchscreenReport.lines(
      [node(0, keyboard)], for: [(0, TouchscreenWish())], readsKeys: readsKeys)
    #expect(
      lines == [
        "input /dev/input/event0: AT keyboard, 0000:0000: \(words)",
        "chosen: none, because no touchscreen is plugged in",
      ])
  }

  @Test func `says which permission is missing`() {
    let error = SystemError(
      "open", on: "/dev/input/event3", reason: .permissionDenied, remedy: "join the group 'input'")
    let lines = TouchscreenReport.lines(
      [InputNode(node: "/dev/input/event3", description: .failure(error), udev: UdevFacts())],
      for: [(0, TouchscreenWish())])
    #expect(
      lines == [
        "input: could not open /dev/input/event3: Permission denied (EACCES); "
          + "join the group 'input'",
        "chosen: none, because no touchscreen is plugged in",
      ])
  }

  @Test(arguments: [
    (
      PhysicalSize(width: 154, height: 86.25) as PhysicalSize?,
      "point: 1/160 inch of glass, 1.06 x 1.10 pixels"
    ),
    (
      nil,
      "point: 1.00 x 1.00 pixels, derived from the number of pixels, because the display does not "
        + "say its size; display.physicalSize sets it"
    ),
    (
      PhysicalSize(width: 16, height: 9),
      "point: 1.00 x 1.00 pixels, derived from the number of pixels, because the size of 16x9 mm "
        + "is not plausible for 1024x600; display.physicalSize sets it"
    ),
  ])
  func `says how long a point is and where that comes from`(size: PhysicalSize?, line: String) {
    let panel = Panel(size: PixelSize(width: 1024, height: 600), physicalSize: size)
    #expect(PointReport.line(for: panel) == line)
  }
}

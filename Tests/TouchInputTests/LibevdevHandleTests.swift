import CLibevdev
import Gestures
import LinuxIO
import Testing
import TouchRecording

@testable import TouchInput

@Suite struct `A device` {
  /// A libevdev device without a kernel's one behind it.
  private func device(_ model: PanelModel) -> OpaquePointer? {
    let described = model.device
    guard let device = unsafe libevdev_new() else { return nil }
    unsafe libevdev_set_name(device, described.name)
    unsafe libevdev_set_phys(device, "usb-0000:00:14.0-1/input0")
    unsafe libevdev_set_id_bustype(device, Int32(described.identity.bus))
    unsafe libevdev_set_id_vendor(device, Int32(described.identity.vendor))
    for property in UInt16(0)..<32 where described.properties.contains(property) {
      unsafe libevdev_enable_property(device, UInt32(property))
    }
    for key in UInt16(0)..<0x2ff where described.has(EventType.key, key) {
      unsafe libevdev_enable_event_code(device, 1, UInt32(key), nil)
    }
    // The slots come last: with them libevdev makes room for the other axes.
    for (code, axis) in described.axes.sorted(by: { $0.key > $1.key }) {
      var information = input_absinfo()
      information.minimum = axis.minimum
      information.maximum = axis.maximum
      information.resolution = axis.resolution
      unsafe libevdev_enable_event_code(device, 3, UInt32(code), &information)
    }
    return unsafe device
  }

  @Test(arguments: PanelModel.all)
  func `is described as it is`(model: PanelModel) throws {
    let raw = try unsafe #require(device(model))
    let handle = unsafe LibevdevHandle(owning: raw)
    var expected = model.device
    expected.phys = "usb-0000:00:14.0-1/input0"
    let description = handle.description
    #expect(description == expected)
  }

  @Test func `tells what lies on its slots`() throws {
    let raw = try unsafe #require(device(.pixels))
    let axes = try #require(PanelModel.pixels.device.verdict.axes)
    for slot in UInt32(0)..<5 {
      unsafe libevdev_set_slot_value(raw, slot, UInt32(EventCode.trackingID), -1)
    }
    unsafe libevdev_set_slot_value(raw, 3, UInt32(EventCode.trackingID), 77)
    unsafe libevdev_set_slot_value(raw, 3, UInt32(EventCode.positionX), 120)
    unsafe libevdev_set_slot_value(raw, 3, UInt32(EventCode.positionY), 45)
    unsafe libevdev_set_slot_value(raw, 1, UInt32(EventCode.positionX), 799)
    unsafe libevdev_set_slot_value(raw, 1, UInt32(EventCode.distance), 1)
    unsafe libevdev_set_slot_value(raw, 2, UInt32(EventCode.toolType), 2)
    let handle = unsafe LibevdevHandle(owning: raw)
    var slots = Array(repeating: SlotState(trackingID: -1, x: 0, y: 0), count: 5)
    slots[1].x = 799
    slots[1].distance = 1
    slots[2].toolType = 2
    slots[3] = SlotState(trackingID: 77, x: 120, y: 45)
    let state = handle.state(of: axes)
    #expect(state.slots == slots)
  }

  @Test(arguments: [0, 1])
  func `with a single contact tells whether it is pressed, and where it was`(pressed: Int32) throws
  {
    let raw = try unsafe #require(device(.resistive))
    let axes = try #require(PanelModel.resistive.device.verdict.axes)
    unsafe libevdev_set_event_value(raw, 1, UInt32(EventCode.touch), pressed)
    unsafe libevdev_set_event_value(raw, 3, UInt32(EventCode.x), 4000)
    unsafe libevdev_set_event_value(raw, 3, UInt32(EventCode.y), 17)
    let handle = unsafe LibevdevHandle(owning: raw)
    let state = handle.state(of: axes)
    #expect(state.slots == [SlotState(trackingID: pressed - 1, x: 4000, y: 17)])
    #expect(state.isTouched == (pressed == 1))
  }

  @Test func `of protocol A tells by its key that nothing touches`() throws {
    let model = PanelModel(
      name: "A", style: .packets(ProtocolAStyle(release: .touchKey)),
      x: AxisRange(minimum: 0, maximum: 9), y: AxisRange(minimum: 0, maximum: 9))
    let raw = try unsafe #require(device(model))
    let axes = try #require(model.device.verdict.axes)
    let handle = unsafe LibevdevHandle(owning: raw)
    let state = handle.state(of: axes)
    #expect(state == TouchState(slots: [], isTouched: false))
  }

  @Test func `that is none is refused in words`() {
    let error = #expect(throws: SystemError.self) { _ = try EvdevDevice(opening: "/dev/null") }
    #expect(
      error?.description
        == "could not ask for the capabilities of /dev/null: Inappropriate ioctl for device "
        + "(ENOTTY); it must be an event device, as /dev/input/event0 is")
  }

  @Test func `that is not there is refused in words`() {
    let error = #expect(throws: SystemError.self) { _ = try EvdevDevice(opening: "/nowhere") }
    #expect(error?.reason == .noSuchFile)
  }
}

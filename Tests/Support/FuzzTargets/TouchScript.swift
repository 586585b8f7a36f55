internal import Geometry
internal import Gestures
internal import Navigation
internal import TouchInput
internal import TouchRecording

/// A touchscreen's events, and what else may happen to a navigator, told in bytes.
///
///     head    which touchscreen of `PanelModel.all`, and how the kiosk is set up
///     step*   {what: 1 byte; value: 2 bytes, little-endian; milliseconds: 1 byte}
///
/// Every string of bytes is a script, so a fuzzer wastes none. The lower bits of `what` choose from
/// `Step`; bit 6 makes the value an extreme one, bit 7 ends the frame after the event.
enum TouchScript {
  private enum Step: UInt8, CaseIterable {
    case report, slot, trackingID, positionX, positionY, toolType, distance, touchMajor, packet
    case dropped, touchKey, leftButton, x, y, otherAxis, otherType
    case wait, advance, removeDevice, push, pop, popToRoot, allow, setStack
  }

  /// What did not hold while a script was played; nil where all did.
  static func complaint(about bytes: [UInt8]) -> String? {
    guard bytes.count > 1 else { return nil }
    let device = PanelModel.all[Int(bytes[0]) % PanelModel.all.count].device
    guard let axes = device.verdict.axes else { return "a model that is no touchscreen" }
    let setting = bytes[1]
    var decoder = EventDecoder(for: device, axes: axes)
    let navigator = CheckedNavigator(
      axes: axes, rotation: Rotation.allCases[Int(setting & 3)],
      layoutDirection: setting & 4 == 0 ? .leftToRight : .rightToLeft,
      crossFades: setting & 8 != 0)
    var decoded: [EvdevEvent] = []
    var index = 2
    while index + 4 <= bytes.count, navigator.complaint == nil {
      let value = Int16(truncatingIfNeeded: Int(bytes[index + 1]) | Int(bytes[index + 2]) << 8)
      navigator.pass(milliseconds: Int(bytes[index + 3]))
      take(bytes[index], value, on: navigator, through: &decoder, &decoded)
      navigator.check()
      index += 4
    }
    navigator.removeDevice()
    navigator.finish()
    return navigator.complaint
  }

  private static func take(
    _ what: UInt8, _ value: Int16, on navigator: CheckedNavigator,
    through decoder: inout EventDecoder, _ decoded: inout [EvdevEvent]
  ) {
    let step = Step.allCases[Int(what & 0x3f) % Step.allCases.count]
    let controller = navigator.controller
    let now = navigator.now
    let choice = Int(value.magnitude)
    switch step {
    case .wait:
      navigator.pass(milliseconds: choice)
      navigator.advance()
    case .advance: navigator.advance()
    case .removeDevice: navigator.removeDevice()
    case .push: controller.pushScreen(navigator.screens[choice % 5], at: now)
    case .pop: controller.popScreen(at: now)
    case .popToRoot: controller.popToRootScreen(at: now)
    case .allow:
      controller.topScreen.allowsPush = value & 1 != 0
      controller.topScreen.allowsPop = value & 2 != 0
    case .setStack:
      controller.setStack(Array(navigator.screens.prefix(choice % 5 + 1)), at: now)
    default:
      let (type, code) = kind(of: step, choice)
      let extreme = what & 0x40 != 0
      decoded.removeAll(keepingCapacity: true)
      decoder.receive(
        EvdevEvent(
          time: now, type: type, code: code, value: extreme ? Int32(value) << 16 : Int32(value)),
        into: &decoded)
      if what & 0x80 != 0 {
        decoder.receive(
          EvdevEvent(
            time: now, type: EventType.synchronization, code: EventCode.report, value: 0),
          into: &decoded)
      }
      for event in decoded { navigator.receive(event) }
    }
  }

  private static func kind(of step: Step, _ choice: Int) -> (type: UInt16, code: UInt16) {
    switch step {
    case .slot: (EventType.absolute, EventCode.slot)
    case .trackingID: (EventType.absolute, EventCode.trackingID)
    case .positionX: (EventType.absolute, EventCode.positionX)
    case .positionY: (EventType.absolute, EventCode.positionY)
    case .toolType: (EventType.absolute, EventCode.toolType)
    case .distance: (EventType.absolute, EventCode.distance)
    case .touchMajor: (EventType.absolute, EventCode.touchMajor)
    case .packet: (EventType.synchronization, EventCode.multitouchReport)
    case .dropped: (EventType.synchronization, EventCode.dropped)
    case .touchKey: (EventType.key, EventCode.touch)
    case .leftButton: (EventType.key, EventCode.leftButton)
    case .x: (EventType.absolute, EventCode.x)
    case .y: (EventType.absolute, EventCode.y)
    case .otherAxis: (EventType.absolute, UInt16(choice & 0x3f))
    case .otherType: (UInt16(choice & 0x1f), UInt16(choice >> 5))
    default: (EventType.synchronization, EventCode.report)
    }
  }
}

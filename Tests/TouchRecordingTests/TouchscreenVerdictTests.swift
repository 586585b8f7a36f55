import Gestures
import Testing

@testable import TouchRecording

@Suite struct `A device is judged` {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var keys: EventCodeSet = []
    var properties: EventCodeSet = []
    var axes: [UInt16: ClosedRange<Int32>] = [:]
    var relative: EventCodeSet = []
    var refusal: TouchscreenRefusal?
    var contactProtocol: TouchscreenAxes.ContactProtocol?
  }

  private static let single: [UInt16: ClosedRange<Int32>] = [0: 0...4095, 1: 0...4095]
  private static let packets: [UInt16: ClosedRange<Int32>] = [0x35: 0...799, 0x36: 0...479]
  private static let slots: [UInt16: ClosedRange<Int32>] = [
    0x2f: 0...9, 0x35: -100...4000, 0x36: 0...65535, 0x39: 0...65535,
  ]
  private static let touch: UInt16 = 0x14a
  private static let left: UInt16 = 0x110

  static let rows = [
    Row(
      testDescription: "slots, BTN_TOUCH and DIRECT: a touchscreen", keys: [touch],
      properties: [1], axes: slots, contactProtocol: .slots(count: 10)),
    Row(
      testDescription: "slots without keys and DIRECT: a touchscreen", axes: slots,
      contactProtocol: .slots(count: 10)),
    Row(
      testDescription: "a single slot", axes: slots.merging([0x2f: 0...0]) { $1 },
      contactProtocol: .slots(count: 1)),
    Row(
      testDescription: "a maximum slot that nobody has",
      axes: slots.merging([0x2f: 0...Int32.max]) { $1 },
      contactProtocol: .slots(count: 256)),
    Row(
      testDescription: "multitouch positions without slots: protocol A", axes: packets,
      contactProtocol: .convertedSlots(count: 32)),
    Row(
      testDescription: "ABS_X/Y with BTN_TOUCH: a touchscreen", keys: [touch], axes: single,
      contactProtocol: .single(key: touch)),
    Row(
      testDescription: "ABS_X/Y with BTN_LEFT and no pointer property: a touchscreen",
      keys: [left, 0x111, 0x112], axes: single, contactProtocol: .single(key: left)),
    Row(
      testDescription: "BTN_LEFT and DIRECT: a touchscreen", keys: [left], properties: [1],
      axes: single, contactProtocol: .single(key: left)),
    Row(
      testDescription: "BTN_LEFT and POINTER: a mouse", keys: [left], properties: [0],
      axes: single, refusal: .mouse, contactProtocol: .single(key: left)),
    Row(
      testDescription: "thumb buttons: a mouse", keys: [left, 0x111, 0x113], axes: single,
      refusal: .mouse, contactProtocol: .single(key: left)),
    Row(
      testDescription: "absolute axes and a wheel: a mouse", keys: [left], axes: single,
      relative: [8], refusal: .mouse, contactProtocol: .single(key: left)),
    Row(
      testDescription: "a mouse proper", keys: [left, 0x111], relative: [0, 1],
      refusal: .noPosition),
    Row(testDescription: "a keyboard", keys: [30, 31, 32], refusal: .noPosition),
    Row(
      testDescription: "a joystick", keys: [0x120], axes: single, refusal: .noTouchKey),
    Row(
      testDescription: "an accelerometer", keys: [touch], properties: [6], axes: single,
      refusal: .accelerometer),
    Row(
      testDescription: "a touchpad by its property", keys: [touch], properties: [0],
      axes: slots, refusal: .touchpad, contactProtocol: .slots(count: 10)),
    Row(
      testDescription: "a touchpad by its tool", keys: [touch, 0x145], axes: slots,
      refusal: .touchpad, contactProtocol: .slots(count: 10)),
    Row(
      testDescription: "a finger tool with DIRECT: a touchscreen", keys: [touch, 0x145],
      properties: [1], axes: slots, contactProtocol: .slots(count: 10)),
    Row(
      testDescription: "POINTER and DIRECT both, as TopSeed says: a touchscreen",
      keys: [touch, 0x145, 0x14d], properties: [0, 1], axes: slots,
      contactProtocol: .slots(count: 10)),
    Row(
      testDescription: "a pen", keys: [touch, 0x140, 0x14b], axes: single, refusal: .pen,
      contactProtocol: .single(key: touch)),
    Row(
      testDescription: "a stylus only", keys: [touch, 0x14b], axes: single, refusal: .pen,
      contactProtocol: .single(key: touch)),
    Row(
      testDescription: "a pen display", keys: [touch, 0x140], properties: [1], axes: single,
      refusal: .pen, contactProtocol: .single(key: touch)),
    Row(
      testDescription: "fingers and pen on one node with DIRECT: a touchscreen",
      keys: [touch, 0x140, 0x141, 0x145, 0x14b], properties: [1], axes: slots,
      contactProtocol: .slots(count: 10)),
    Row(
      testDescription: "an empty x axis", keys: [touch],
      axes: slots.merging([0x35: 0...0]) { $1 }, refusal: .emptyRange(axis: 0x35)),
    Row(
      testDescription: "an empty single-touch y axis", keys: [touch],
      axes: single.merging([1: 7...7]) { $1 }, refusal: .emptyRange(axis: 1)),
    Row(
      testDescription: "every axis there is: a joystick",
      axes: slots.merging([0x2e: 0...1]) { $1 }.merging(single) { $1 }, refusal: .noTouchKey),
  ]

  @Test(arguments: rows)
  func `by its capabilities`(row: Row) {
    let device = DeviceDescription(
      properties: row.properties,
      codes: [1: row.keys, 2: row.relative, 3: EventCodeSet(row.axes.keys)],
      axes: row.axes.mapValues { AbsoluteAxis(minimum: $0.lowerBound, maximum: $0.upperBound) })
    let verdict = device.verdict
    #expect(verdict.refusal == row.refusal)
    #expect(verdict.axes?.contactProtocol == row.contactProtocol)
  }

  @Test func `and its name printed without control characters`() {
    #expect(
      DeviceDescription(name: "Größe\u{1b}[2J\n").printableName == "Größe\u{fffd}[2J\u{fffd}")
  }

  @Test func `with the ranges of the axes it is read by`() {
    let axes = PanelModel.portrait.device.verdict.axes
    #expect(axes?.x == AxisRange(minimum: 0, maximum: 1599, resolution: 11))
    #expect(axes?.y == AxisRange(minimum: 0, maximum: 2559, resolution: 11))
  }

  @Test(arguments: PanelModel.all)
  func `a touchscreen if it is a model of one`(model: PanelModel) {
    #expect(model.device.verdict.refusal == nil)
  }
}

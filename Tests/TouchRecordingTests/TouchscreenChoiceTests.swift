import Testing

@testable import TouchRecording

@Suite struct `The touchscreen is chosen` {
  private static func candidate(
    _ number: Int, _ model: PanelModel, name: String? = nil, phys: String = "",
    vendor: UInt16 = 0, product: UInt16 = 0, udev: UdevFacts = UdevFacts()
  ) -> TouchscreenCandidate {
    var device = model.device
    device.name = name ?? model.name
    device.phys = phys
    device.identity = DeviceIdentity(bus: 3, vendor: vendor, product: product)
    return TouchscreenCandidate(
      node: "/dev/input/event\(number)", description: device, udev: udev)
  }

  private static let pen: DeviceDescription = {
    var pen = PanelModel.resistive.device
    pen.codes[1] = [0x140, 0x14a, 0x14b]
    return pen
  }()

  private static let touchpad: DeviceDescription = {
    var touchpad = PanelModel.common.device
    touchpad.properties = [0]
    return touchpad
  }()

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var candidates: [TouchscreenCandidate]
    var name: String?
    var chosen: Int?
  }

  static let rows = [
    Row(testDescription: "none of none", candidates: [], chosen: nil),
    Row(
      testDescription: "the multitouch one of two panels",
      candidates: [candidate(0, .resistive), candidate(1, .common)], chosen: 1),
    Row(
      testDescription: "the one that udev knows, before multitouch",
      candidates: [
        candidate(0, .resistive, udev: UdevFacts(isTouchscreen: true)), candidate(1, .common),
      ], chosen: 0),
    Row(
      testDescription: "the lower number of equals, counted as numbers",
      candidates: [candidate(10, .common), candidate(9, .common)], chosen: 1),
    Row(
      testDescription: "a touchpad that udev's rules call a touchscreen",
      candidates: [
        TouchscreenCandidate(
          node: "/dev/input/event0", description: touchpad, udev: UdevFacts(isTouchscreen: true))
      ], chosen: 0),
    Row(
      testDescription: "no touchpad otherwise",
      candidates: [TouchscreenCandidate(node: "/dev/input/event0", description: touchpad)],
      chosen: nil),
    Row(
      testDescription: "no pen, whatever udev calls it",
      candidates: [
        TouchscreenCandidate(
          node: "/dev/input/event0", description: pen, udev: UdevFacts(isTouchscreen: true))
      ], chosen: nil),
    Row(
      testDescription: "none that udev tells to ignore",
      candidates: [candidate(0, .common, udev: UdevFacts(isIgnored: true))], chosen: nil),
    Row(
      testDescription: "none of another seat",
      candidates: [candidate(0, .common, udev: UdevFacts(seat: "seat1"))], chosen: nil),
    Row(
      testDescription: "one of another seat if named",
      candidates: [candidate(0, .common, udev: UdevFacts(seat: "seat1"))], name: "common",
      chosen: 0),
    Row(
      testDescription: "by name",
      candidates: [candidate(0, .common), candidate(1, .resistive, name: "Panel B")],
      name: "Panel B", chosen: 1),
    Row(
      testDescription: "by vid:pid",
      candidates: [
        candidate(0, .common), candidate(1, .common, vendor: 0xeef, product: 1),
      ], name: "0EEF:0001", chosen: 1),
    Row(
      testDescription: "by phys",
      candidates: [
        candidate(0, .common, phys: "usb-1/input0"), candidate(1, .common, phys: "usb-2/input0"),
      ], name: "usb-2/input0", chosen: 1),
    Row(
      testDescription: "by the name of its link",
      candidates: [
        candidate(0, .common),
        candidate(
          1, .common, udev: UdevFacts(links: ["/dev/input/by-path/pci-0-usb-0:2-event"])),
      ], name: "pci-0-usb-0:2-event", chosen: 1),
    Row(
      testDescription: "by its device file",
      candidates: [candidate(0, .common), candidate(1, .common)], name: "/dev/input/event1",
      chosen: 1),
    Row(
      testDescription: "by name before vid:pid",
      candidates: [
        candidate(0, .common, vendor: 0xeef, product: 1), candidate(1, .common, name: "0eef:0001"),
      ], name: "0eef:0001", chosen: 1),
    Row(
      testDescription: "the touchscreen of two nodes with the same name",
      candidates: [
        TouchscreenCandidate(node: "/dev/input/event0", description: pen),
        candidate(1, .common, name: pen.name),
      ], name: pen.name, chosen: 1),
    Row(
      testDescription: "none if the named one is absent", candidates: [candidate(0, .common)],
      name: "gone", chosen: nil),
  ]

  @Test(arguments: rows)
  func `as the table says`(row: Row) {
    let choice = TouchscreenChoice(
      among: row.candidates, named: row.name.map { TouchscreenName($0) })
    #expect(choice.ranking.first == row.chosen)
    #expect(choice.entries.map(\.candidate) == row.candidates)
  }

  @Test func `once among nodes of the same hardware`() {
    let choice = TouchscreenChoice(among: [
      Self.candidate(0, .absoluteMouse, phys: "usb-1/input1"),
      Self.candidate(1, .common, phys: "usb-1/input0"),
      Self.candidate(2, .common, phys: "usb-2/input0"),
    ])
    #expect(choice.ranking == [1, 2])
    #expect(choice.entries[0].verdict.refusal == .twin(of: "/dev/input/event1"))
  }

  @Test func `once among nodes with the same numbers and no place`() {
    let choice = TouchscreenChoice(among: [
      Self.candidate(0, .absoluteMouse, vendor: 0x222a, product: 1),
      Self.candidate(1, .common, vendor: 0x222a, product: 1),
    ])
    #expect(choice.ranking == [1])
  }

  @Test func `among two panels of one model without making them one`() {
    let choice = TouchscreenChoice(among: [
      Self.candidate(0, .common, vendor: 0x222a, product: 1),
      Self.candidate(1, .common, vendor: 0x222a, product: 1),
    ])
    #expect(choice.ranking == [0, 1])
  }

  @Test func `and the others are told why not`() {
    let choice = TouchscreenChoice(
      among: [Self.candidate(0, .common), Self.candidate(1, .resistive)],
      named: TouchscreenName("resistive"))
    #expect(choice.chosen?.candidate.node == "/dev/input/event1")
    #expect(choice.entries[0].verdict.refusal == .notNamed)
  }
}

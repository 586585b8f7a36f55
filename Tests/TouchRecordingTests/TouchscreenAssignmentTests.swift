import Geometry
import Gestures
import Testing

@testable import TouchRecording

@Suite struct `Touchscreens of several outputs` {
  /// A touchscreen at a place, of a size in millimetres where it says one.
  private static func screen(
    _ number: Int, at phys: String, size: (Int32, Int32)? = nil, named name: String = "panel",
    output: String? = nil
  ) -> TouchscreenCandidate {
    let resolution: Int32 = size == nil ? 0 : 10
    let (width, height) = size ?? (0, 0)
    let model = PanelModel(
      name: name, style: .slots(count: 10),
      x: AxisRange(minimum: 0, maximum: size == nil ? 4095 : width * 10, resolution: resolution),
      y: AxisRange(minimum: 0, maximum: size == nil ? 4095 : height * 10, resolution: resolution))
    var device = model.device
    device.phys = phys
    device.identity = DeviceIdentity(bus: 3, vendor: 0x1234, product: 1)
    return TouchscreenCandidate(
      node: "/dev/input/event\(number)", description: device, udev: UdevFacts(output: output))
  }

  private static func wish(
    _ name: String? = nil, on connector: String? = nil, size: (Double, Double)? = nil,
    node: Int? = nil, former: TouchscreenCandidate? = nil
  ) -> TouchscreenWish {
    TouchscreenWish(
      name: name.map { TouchscreenName($0) }, connector: connector,
      physicalSize: size.map { PhysicalSize(width: $0.0, height: $0.1) },
      node: node.map { "/dev/input/event\($0)" },
      former: former.map { TouchscreenIdentity(of: $0.description) })
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var candidates: [TouchscreenCandidate]
    var wishes: [TouchscreenWish]
    /// The node's number and the reason for each output.
    var given: [(Int, TouchscreenAssignment.Reason)?]
  }

  private static let left = screen(7, at: "usb-1")
  private static let right = screen(3, at: "usb-2")

  static let rows = [
    Row(
      testDescription: "in the order of their places, not of their numbers",
      candidates: [right, left], wishes: [wish(), wish()], given: [(7, .order), (3, .order)]),
    Row(
      testDescription: "one is too few", candidates: [left], wishes: [wish(), wish()],
      given: [(7, .order), nil]),
    Row(
      testDescription: "a name before everything, and no other for whoever names one",
      candidates: [left, right], wishes: [wish(), wish("usb-1"), wish("usb-1")],
      given: [(3, .order), (7, .name), nil]),
    Row(
      testDescription: "two of one name, each once", candidates: [left, right],
      wishes: [wish("1234:0001"), wish("1234:0001")], given: [(3, .name), (7, .name)]),
    Row(
      testDescription: "a rule of udev names the connector",
      candidates: [screen(1, at: "a", output: "HDMI-A-2"), screen(2, at: "b")],
      wishes: [wish(on: "HDMI-A-1"), wish(on: "HDMI-A-2")],
      given: [(2, .order), (1, .connector)]),
    Row(
      testDescription: "what a rule gives to an output waits for it",
      candidates: [screen(1, at: "a", output: "HDMI-A-2"), screen(2, at: "b", output: "HDMI-A-2")],
      wishes: [wish(on: "HDMI-A-1"), wish(on: "HDMI-A-2")], given: [nil, (1, .connector)]),
    Row(
      testDescription: "sizes that differ",
      candidates: [screen(1, at: "a", size: (530, 300)), screen(2, at: "b", size: (155, 87))],
      wishes: [wish(size: (154, 86)), wish(size: (527, 296))], given: [(2, .size), (1, .size)]),
    Row(
      testDescription: "sizes that do not tell panels apart",
      candidates: [screen(1, at: "b", size: (155, 87)), screen(2, at: "a", size: (155, 87))],
      wishes: [wish(size: (154, 86)), wish(size: (154, 86))], given: [(2, .order), (1, .order)]),
    Row(
      testDescription: "a size that nobody believes",
      candidates: [screen(1, at: "b", size: (3276, 3276)), screen(2, at: "a")],
      wishes: [wish(size: (3276, 3276)), wish()], given: [(2, .order), (1, .order)]),
    Row(
      testDescription: "a size moves what is read already",
      candidates: [screen(1, at: "a", size: (530, 300)), screen(2, at: "b")],
      wishes: [wish(size: (154, 86), node: 1), wish(size: (527, 296), node: 2)],
      given: [(2, .order), (1, .size)]),
    Row(
      testDescription: "what is read stays where it is", candidates: [left, right],
      wishes: [wish(node: 3), wish(node: 7)], given: [(3, .held), (7, .held)]),
    Row(
      testDescription: "what comes back goes where it was, although another waits",
      candidates: [right], wishes: [wish(former: left), wish(former: right)],
      given: [nil, (3, .former)]),
    Row(
      testDescription: "a new one takes the place of one that is gone",
      candidates: [screen(9, at: "usb-5"), right],
      wishes: [wish(former: left), wish(node: 3, former: right)],
      given: [(9, .order), (3, .held)]),
    Row(
      testDescription: "a single output takes the best, whatever their sizes",
      candidates: [
        screen(1, at: "a", size: (530, 300)), screen(2, at: "b", size: (155, 87), output: "DSI-1"),
      ], wishes: [wish(on: "DSI-1", size: (154, 86))], given: [(1, .order)]),
  ]

  @Test(arguments: rows)
  func `are given to one output each`(row: Row) {
    let assignment = TouchscreenAssignment(of: row.candidates, to: row.wishes)
    let nodes = assignment.choices.map(\.chosen?.candidate.node)
    #expect(nodes == row.given.map { given in given.map { "/dev/input/event\($0.0)" } })
    #expect(assignment.reasons == row.given.map { $0?.1 })
  }

  @Test(arguments: [
    ([left], [wish(), wish()], [false, true]),
    ([], [wish(), wish()], [false, false]),
    ([left], [wish(), wish("usb-1")], [true, false]),
    ([left, right], [wish("usb-1"), wish("usb-1"), wish("usb-3")], [false, true, false]),
    ([left], [wish("usb-3")], [false]),
  ])
  func `that are there and another's are told from those that are not`(
    candidates: [TouchscreenCandidate], wishes: [TouchscreenWish], expected: [Bool]
  ) {
    let assignment = TouchscreenAssignment(of: candidates, to: wishes)
    #expect(assignment.choices.map(\.isLeftToOthers) == expected)
  }
}

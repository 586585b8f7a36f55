import CLibdrm
import Composition
import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import Testing

@Suite struct `A pipe` {
  private let mode = VideoMode(
    clock: 1000, horizontal: .init(displayed: 8, syncStart: 8, syncEnd: 8, total: 8),
    vertical: .init(displayed: 4, syncStart: 4, syncEnd: 4, total: 4))

  private func plane(_ id: UInt32, _ places: Set<Int>, on crtc: UInt32? = nil) -> PlaneInfo {
    PlaneInfo(
      id: ID(id), kind: .primary, formats: [], possibleCRTCs: places,
      currentCRTC: crtc.map { ID($0) })
  }

  @Test func `goes by places in the card's list, the CRTC in use first, a taken one last`() {
    let connector = ConnectorInfo(
      id: ID(1), name: "A", status: .connected, possibleCRTCs: [0, 1, 2, 3, 31],
      currentCRTC: ID(42))
    let other = ConnectorInfo(
      id: ID(2), name: "B", status: .connected, possibleCRTCs: [0], currentCRTC: ID(40))
    let card = CardInfo(
      names: CardNames(path: ""), driver: "", connectors: [connector, other],
      crtcs: [40, 41, 42, 43].map { CRTCInfo(id: ID($0)) },
      planes: [plane(50, [0, 1]), plane(51, [1], on: 41), plane(52, [2, 3])])
    let pipes = Pipe.candidates(for: connector, mode: mode, on: card)
    #expect(pipes.map(\.crtc.id.rawValue) == [42, 41, 43, 40])
    #expect(pipes.map(\.plane?.id.rawValue) == [52, 51, 52, 50])
  }

  @Test func `through another CRTC is tried where the test commit fails`() throws {
    let card = FakeCard()
    card.addCRTC()
    card.addCRTC()
    // The driver says that both CRTCs do, and is wrong.
    card.addConnector(possibleCRTCs: 0b11)
    card.addMode(8, 4)
    card.addPlane(possibleCRTCs: 0b01)
    card.addPlane(possibleCRTCs: 0b10)
    card.fail("commit test modeset", EINVAL)
    let display = try card.display()
    try display.present(frame(5, for: display), at: at(0))
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == UInt64(card.crtcs[1]))
    #expect(card.picture(plane: 1)[0] == 5)
    #expect(card.violations == [])
  }

  @Test func `through another CRTC turns off the one that drove the display before`() throws {
    let card = FakeCard()
    card.addCRTC()
    card.addCRTC()
    card.addConnector(possibleCRTCs: 0b11)
    card.addMode(8, 4)
    card.addPlane(possibleCRTCs: 0b01)
    card.addPlane(possibleCRTCs: 0b10)
    card.show()
    card.fail("commit test modeset", EINVAL)
    let display = try card.display()
    // The plane of a predecessor goes with its CRTC.
    try display.present(frame(5, for: display), at: at(0))
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 0)
    #expect(unsafe fake_running_width(card.raw, card.crtcs[1]) == 8)
  }

  @Test func `that no CRTC can be part of is an error that says so`() throws {
    let card = FakeCard()
    card.addCRTC()
    card.addConnector(possibleCRTCs: 0)
    card.addMode(8, 4)
    card.addPlane()
    let error = #expect(throws: DisplayError.self) { try card.display() }
    #expect(error == .unusable("no CRTC of /dev/dri/fake can drive HDMI-A-1"))
    #expect(card.openDescriptors == 0)
  }

  @Test func `of a lost link is set anew although it seems to run`() throws {
    let card = FakeCard.withPanel()
    card.addProperty("link-status", of: card.connectors[0], 1, named: "Bad")
    card.show()
    let display = try card.display()
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.commits[1] == "commit modeset")
    #expect(card.value("link-status", of: card.connectors[0]) == 0)
  }
}

@Suite struct `The interface to the kernel` {
  /// What a driver offers, what is asked for, and what is used.
  static let rows: [(offered: Bool, api: DisplayRequest.API, used: [String]?)] = [
    (true, .auto, ["commit test modeset", "commit modeset", "commit nonblocking event"]),
    (true, .atomic, ["commit test modeset", "commit modeset", "commit nonblocking event"]),
    (true, .legacy, ["drmModeSetCrtc", "drmModePageFlip"]),
    (false, .auto, ["drmModeSetCrtc", "drmModePageFlip"]),
    (false, .legacy, ["drmModeSetCrtc", "drmModePageFlip"]),
    (false, .atomic, nil),
  ]

  @Test(arguments: rows)
  func `is the one that is asked for, else atomic where offered`(
    row: (offered: Bool, api: DisplayRequest.API, used: [String]?)
  ) throws {
    let card = FakeCard.withPanel()
    unsafe fake_set_atomic(card.raw, row.offered)
    guard let used = row.used else {
      let error = #expect(throws: DisplayError.self) {
        try card.display(DisplayRequest(api: row.api))
      }
      #expect("\(String(describing: error))".contains("does not offer the atomic interface"))
      return
    }
    let display = try card.display(DisplayRequest(api: row.api))
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.commits == used)
    #expect(card.violations == [])
    #expect(display.summary.contains(used.count == 3 ? "atomic" : "legacy"))
  }
}

@Suite struct `The format` {
  /// Formats of the plane, the one asked for, and the one used.
  static let rows: [(formats: [UInt32], asked: PixelFormat?, used: PixelFormat?)] = [
    ([FakeCard.xrgb, FakeCard.rgb565], nil, .xrgb8888),
    ([FakeCard.rgb565], nil, .rgb565),
    ([FakeCard.xrgb, FakeCard.rgb565], .rgb565, .rgb565),
    ([FakeCard.rgb565], .xrgb8888, nil),
    ([0x3432_4742], nil, nil),
  ]

  @Test(arguments: rows)
  func `is one that the plane shows`(
    row: (formats: [UInt32], asked: PixelFormat?, used: PixelFormat?)
  ) throws {
    let card = FakeCard.withPanel(formats: row.formats)
    guard let used = row.used else {
      let error = #expect(throws: DisplayError.self) {
        try card.display(DisplayRequest(format: row.asked))
      }
      #expect("\(String(describing: error))".contains("its plane"))
      #expect(card.leftovers == 0)
      return
    }
    let display = try card.display(DisplayRequest(format: row.asked))
    #expect(display.format == used)
    try display.present(frame(0x5a, for: display), at: at(0))
    #expect(card.picture() == [UInt8](repeating: 0x5a, count: 8 * 4 * used.bytesPerPixel))
  }

  @Test func `asked for takes the CRTC whose plane shows it`() throws {
    let card = FakeCard()
    card.addCRTC()
    card.addCRTC()
    card.addConnector(possibleCRTCs: 0b11)
    card.addMode(8, 4)
    card.addPlane(possibleCRTCs: 0b01, formats: [FakeCard.xrgb])
    card.addPlane(possibleCRTCs: 0b10, formats: [FakeCard.rgb565])
    let display = try card.display(DisplayRequest(format: .rgb565))
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.picture(plane: 1).count == 8 * 4 * 2)
  }

  @Test func `is the next one where the kernel takes no framebuffer of the first`() throws {
    let card = FakeCard.withPanel()
    card.fail("drmModeAddFB2", EINVAL)
    let display = try card.display()
    #expect(display.format == .rgb565)
  }
}

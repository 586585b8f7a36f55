import Geometry
import Testing

@testable import DisplayOutput

@Suite struct `Two displays of one card` {
  private let pair = DisplayPair()
  private var card: FakeCard { pair.card }

  static let apis: [DisplayRequest.API] = [.atomic, .legacy]

  @Test(arguments: apis, [[0, 1], [1, 0]])
  func `both find a CRTC, in whatever order they are opened`(
    api: DisplayRequest.API, order: [Int]
  ) throws {
    let displays = try pair.openBoth(order, api: api)
    for (index, display) in displays.enumerated() {
      try display.present(frame(UInt8(index) + 1, for: display), at: at(0))
    }
    #expect(pair.crtcs == [1, 0])
    #expect(card.picture(plane: 1)[0] == 1)
    #expect(card.picture(plane: 0)[0] == 2)
    #expect(card.violations == [])
    #expect(displays[0].connector?.name == "HDMI-A-1")
    #expect(displays[1].connector?.name == "HDMI-A-2")
  }

  @Test(arguments: apis)
  func `each get their own flips, whoever reads the card`(api: DisplayRequest.API) throws {
    let displays = try pair.openBoth(api: api)
    for display in displays {
      try display.present(frame(1, for: display), at: at(0))
    }
    card.flip(7, crtc: 0, at: at(0.1))
    card.flip(8, crtc: 1, at: at(0.2))
    #expect(displays[1].wakeUp == at(1000))
    #expect(try displays[0].dispatchEvents() == Flip(time: at(0.2), sequence: 8))
    #expect(displays[0].canPresent)
    #expect(!displays[1].canPresent)
    // The card is silent now, and yet there is something to take.
    #expect(displays[1].wakeUp == at(0))
    #expect(!displays[1].flipOverdue(at: at(5000)))
    #expect(try displays[1].dispatchEvents() == Flip(time: at(0.1), sequence: 7))
    #expect(displays[1].wakeUp == nil)
    #expect(try displays[0].dispatchEvents() == nil)
  }

  @Test func `have one commit in flight each`() throws {
    let displays = try pair.openBoth()
    for display in displays {
      try display.present(frame(1, for: display), at: at(0))
    }
    card.flip(crtc: 1, at: at(0.1))
    _ = try displays[0].dispatchEvents()
    try displays[0].present(frame(2, for: displays[0]), at: at(0.1))
    #expect(!displays[1].canPresent)
    #expect(card.violations == [])
  }

  @Test(arguments: apis)
  func `leave each other alone when one sets its mode anew, or closes`(
    api: DisplayRequest.API
  ) throws {
    // Firmware shows one picture on both.
    card.show(connector: 0, crtc: 0)
    card.setValue("CRTC_ID", of: card.connectors[1], UInt64(card.crtcs[0]))
    let displays = try pair.openBoth(api: api)
    for (index, display) in displays.enumerated() {
      try display.present(frame(UInt8(index) + 1, for: display), at: at(0))
    }
    #expect(pair.crtcs == [1, 0])
    for (index, display) in displays.enumerated() {
      card.flip(crtc: Int32(1 - index), at: at(1))
      display.reset()
      try display.present(frame(UInt8(index) + 3, for: display), at: at(1))
    }
    #expect(pair.crtcs == [1, 0])
    #expect(card.picture(plane: 1)[0] == 3)
    #expect(card.picture(plane: 0)[0] == 4)
    displays[1].close()
    #expect(pair.crtcs[0] == 1)
    #expect(card.picture(plane: 1)[0] == 3)
    displays[0].close()
    #expect(card.violations == [])
    #expect(card.leftovers == 0)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `take over a CRTC that drove the other's connector`(order: [Int]) throws {
    // HDMI-A-1 runs on the CRTC that HDMI-A-2 has to have.
    card.show(connector: 0, crtc: 0)
    let displays = try pair.openBoth(order)
    for index in order {
      try displays[index].present(frame(UInt8(index) + 1, for: displays[index]), at: at(0))
    }
    #expect(pair.crtcs == [1, 0])
    #expect(card.picture(plane: 1)[0] == 1)
    #expect(card.picture(plane: 0)[0] == 2)
    #expect(card.violations == [])
    withExtendedLifetime(displays) {}
  }

  @Test func `come and go without each other for as long as it takes`() throws {
    let shared = try card.open()
    let first = try pair.open(0, on: shared)
    for shade in 1...60 as ClosedRange<UInt8> {
      let second = try pair.open(1, on: shared)
      try second.present(frame(shade, for: second), at: at(0))
      #expect(card.picture(plane: 0)[0] == shade)
      // Its flip comes when it is closed already, or when the next one is there.
      if shade.isMultiple(of: 2) { second.close() }
      card.flip(crtc: 0, at: at(Double(shade)))
      #expect(try first.dispatchEvents() == nil)
      second.close()
      card.clearLog()
    }
    try first.present(frame(1, for: first), at: at(0))
    #expect(pair.crtcs[0] == 1)
    #expect(card.violations == [])
  }
}

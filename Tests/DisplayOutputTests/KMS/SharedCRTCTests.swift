import FakeLibdrm
import Geometry
import LinuxIO
import Testing

@testable import DisplayOutput

@Suite struct `A display on a CRTC that shows one picture everywhere` {
  @Test func `takes the other connectors off it`() throws {
    let card = FakeCard.withPanel()
    card.addConnector(counter: 2)
    card.addMode(8, 4)
    card.show()
    card.setValue("CRTC_ID", of: card.connectors[1], UInt64(card.crtcs[0]))
    let display = try card.display(DisplayRequest(connector: "HDMI-A-1", api: .atomic))
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == UInt64(card.crtcs[0]))
    #expect(card.value("CRTC_ID", of: card.connectors[1]) == 0)
    #expect(card.violations == [])
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `does so again after another console's program has had it`(api: DisplayRequest.API) throws {
    let card = FakeCard.withPanel()
    card.addConnector(counter: 2)
    card.addMode(8, 4)
    let display = try card.display(DisplayRequest(connector: "HDMI-A-1", api: api))
    try display.present(frame(1, for: display), at: at(0))
    card.flip(at: at(0))
    _ = try display.dispatchEvents()
    card.setValue("CRTC_ID", of: card.connectors[1], UInt64(card.crtcs[0]))
    display.reset()
    try display.present(frame(2, for: display), at: at(1))
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == UInt64(card.crtcs[0]))
    #expect(card.value("CRTC_ID", of: card.connectors[1]) == 0)
    #expect(card.picture()[0] == 2)
    #expect(card.violations == [])
  }

  @Test func `gets its own back from another CRTC that such a program has given it`() throws {
    let card = FakeCard()
    card.addCRTC()
    card.addCRTC()
    card.addConnector(possibleCRTCs: 0b11)
    card.addMode(8, 4, preferred: true)
    card.addPlane(possibleCRTCs: 0b01)
    card.addPlane(possibleCRTCs: 0b10)
    let display = try card.display(DisplayRequest(api: .atomic))
    try display.present(frame(1, for: display), at: at(0))
    card.flip(at: at(0))
    _ = try display.dispatchEvents()
    for name in ["ACTIVE", "MODE_ID"] { card.setValue(name, of: card.crtcs[0], 0) }
    for name in ["FB_ID", "CRTC_ID"] { card.setValue(name, of: card.planes[0], 0) }
    card.show(connector: 0, crtc: 1, plane: 1)
    display.reset()
    try display.present(frame(2, for: display), at: at(1))
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == UInt64(card.crtcs[0]))
    #expect(card.value("ACTIVE", of: card.crtcs[1]) == 0)
    #expect(card.value("FB_ID", of: card.planes[1]) == 0)
    #expect(card.picture()[0] == 2)
    #expect(card.violations == [])
  }
}

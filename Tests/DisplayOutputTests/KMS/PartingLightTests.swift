import CLibdrm
import FakeLibdrm
import Geometry
import TestFiles
import Testing

@testable import DisplayOutput

/// The backlight of a panel that is given up, on a kernel that switches it with the panel.
@Suite struct `The light behind a panel that is given up` {
  private let folder: TemporaryFolder
  private let card: FakeCard

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("board")
    try folder.link("backlight/board/device", to: folder.file("board"))
    for (name, value) in [("type", "raw"), ("brightness", "187"), ("bl_power", "0")] {
      try folder.write("\(value)\n", to: "backlight/board/\(name)")
    }
    card = FakeCard()
    card.addCRTC()
    card.addConnector(DRM_MODE_CONNECTOR_eDP)
    card.addMode(8, 4, preferred: true)
    card.addPlane()
  }

  private func value(_ file: String) throws -> String {
    try folder.firstLine("backlight/board/\(file)")
  }

  /// A display that has shown a frame, and is dark now.
  private func darkDisplay(_ api: DisplayRequest.API) throws -> KMSDisplay {
    let shared = try card.open()
    let cards = GraphicsCards(
      [DisplayRequest(api: api)],
      backlights: Backlights(in: folder.file("backlight"), rememberingIn: nil), now: { at(0) })
    let display = try cards.openDisplay(
      0, of: CardSurvey([shared], DisplayInventory(cards: [try shared.info()])))
    try display.present(frame(1, for: display), at: at(0))
    unsafe fake_set_light(card.raw, folder.file("backlight/board/bl_power"))
    try display.backlight?.turnOff()
    #expect(try value("brightness") == "0")
    #expect(try value("bl_power") == "4")
    return display
  }

  /// The other way round it would light a panel without a picture.
  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `is given back before the panel goes off, and goes off with it`(
    api: DisplayRequest.API
  ) throws {
    let display = try darkDisplay(api)
    display.stop()
    #expect(try value("brightness") == "187")
    #expect(try value("bl_power") == "4")
    #expect(!card.isLit)
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `is given back with the picture that was found`(api: DisplayRequest.API) throws {
    card.show()
    let display = try darkDisplay(api)
    display.close()
    #expect(try value("brightness") == "187")
    #expect(try value("bl_power") == "0")
    #expect(card.isLit)
  }
}

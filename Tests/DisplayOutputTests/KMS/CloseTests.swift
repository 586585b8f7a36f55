import CLibdrm
import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import Testing

@Suite struct `Closing a display` {
  @Test(arguments: [DisplayRequest.API.atomic, .legacy], [true, false])
  func `leaves nothing open, mapped or made`(
    api: DisplayRequest.API, inFlight: Bool
  ) throws {
    let card = FakeCard.withPanel()
    do {
      let display = try card.display(DisplayRequest(api: api))
      // The card, and what is waited on.
      #expect(card.openDescriptors == 2)
      #expect(card.mappings == 2)
      for shade in 1...3 as ClosedRange<UInt8> {
        try display.present(frame(shade, for: display), at: at(Double(shade)))
        if shade < 3 || !inFlight { card.flip(at: at(Double(shade))) }
        _ = try display.dispatchEvents()
      }
      display.close()
      #expect(!display.canPresent)
      #expect(display.pollDescriptor == nil)
      #expect(throws: DisplayError.self) {
        try display.present(frame(4, for: display), at: at(99))
      }
      display.close()
    }
    #expect(card.leftovers == 0)
    #expect(card.mappings == 0)
    #expect(card.openDescriptors == 0)
    #expect(card.violations == [])
  }

  @Test func `happens when its owner lets go of it`() throws {
    let card = FakeCard.withPanel()
    do {
      let display = try card.display()
      try display.present(frame(1, for: display), at: at(0))
    }
    #expect(card.leftovers == 0)
    #expect(card.mappings == 0)
    #expect(card.openDescriptors == 0)
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `gives a predecessor's picture and mode back`(api: DisplayRequest.API) throws {
    let card = FakeCard.withPanel()
    card.addMode(16, 8)
    card.addProperty("rotation", of: card.planes[0], 4, named: nil)
    card.show(mode: 1)
    let display = try card.display(DisplayRequest(api: api))
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 16)
    try display.present(frame(1, for: display), at: at(0))
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 8)
    display.close()
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 16)
    #expect(card.value("FB_ID", of: card.planes[0]) == 900)
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == UInt64(card.crtcs[0]))
    if api == .atomic { #expect(card.value("rotation", of: card.planes[0]) == 4) }
    #expect(card.violations == [])
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `turns the panel off where the kiosk goes on without it, whatever was on it before`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    card.show()
    do {
      let display = try card.display(DisplayRequest(api: api))
      try display.present(frame(1, for: display), at: at(0))
      display.stop()
    }
    #expect(!card.isLit)
    #expect(card.value("FB_ID", of: card.planes[0]) == 0)
    #expect(card.value("CRTC_ID", of: card.connectors[0]) == 0)
    #expect(card.leftovers == 0)
    #expect(card.openDescriptors == 0)
    #expect(card.violations == [])
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `turns off a panel that was dark, or whose picture is gone`(
    api: DisplayRequest.API
  ) throws {
    for wasShown in [false, true] {
      let card = FakeCard.withPanel()
      if wasShown { card.show() }
      let display = try card.display(DisplayRequest(api: api))
      try display.present(frame(1, for: display), at: at(0))
      if wasShown { card.fail(api == .atomic ? "commit modeset" : "drmModeSetCrtc", ENOENT) }
      display.close()
      #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 0)
      #expect(card.value("FB_ID", of: card.planes[0]) == 0)
      #expect(card.leftovers == 0)
      #expect(card.violations == [])
    }
  }

  @Test func `does not touch a panel that it has never shown anything on`() throws {
    let card = FakeCard.withPanel()
    card.show()
    let display = try card.display()
    display.close()
    #expect(card.commits == ["commit test modeset"])
    #expect(card.value("FB_ID", of: card.planes[0]) == 900)
  }

  @Test func `puts up with a card that is gone or belongs to another`() throws {
    for error in [ENODEV, EACCES] {
      let card = FakeCard.withPanel()
      let display = try card.display()
      try display.present(frame(1, for: display), at: at(0))
      card.fail("commit modeset", error, times: 9)
      display.close()
      #expect(card.openDescriptors == 0)
      #expect(card.mappings == 0)
    }
  }
}

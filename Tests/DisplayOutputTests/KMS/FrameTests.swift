import CLibdrm
import Composition
import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import Testing

@Suite struct `A frame on a card` {
  @Test(arguments: DisplayRequest.API.allCases)
  func `is shown once its flip has come, one commit at a time`(api: DisplayRequest.API) throws {
    let card = FakeCard.withPanel()
    let display = try card.display(DisplayRequest(api: api))
    for shade in 1...5 as ClosedRange<UInt8> {
      let time = at(Double(shade) * 16)
      #expect(display.canPresent)
      try display.present(frame(shade, for: display), at: time)
      #expect(!display.canPresent)
      #expect(card.picture() == [UInt8](repeating: shade, count: 8 * 4 * 4))
      #expect(throws: DisplayError.self) {
        try display.present(frame(99, for: display), at: time)
      }
      #expect(try display.dispatchEvents() == nil)
      #expect(card.flip(UInt32(shade), at: time))
      #expect(try display.dispatchEvents() == Flip(time: time, sequence: UInt32(shade)))
    }
    #expect(card.violations == [])
  }

  @Test func `sets the mode with the first picture and only flips from then on`() throws {
    let card = FakeCard.withPanel()
    let display = try card.display()
    #expect(card.commits == ["commit test modeset"])
    #expect(card.picture() == [])
    for _ in 1...3 {
      try display.present(frame(1, for: display), at: at(0))
      card.flip(at: at(0))
      _ = try display.dispatchEvents()
    }
    let flip = "commit nonblocking event"
    #expect(card.commits == ["commit test modeset", "commit modeset", flip, flip, flip])
  }

  @Test func `keeps the display lit where it runs the wanted mode already`() throws {
    let card = FakeCard.withPanel()
    card.show()
    let display = try card.display()
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.commits == ["commit test modeset", "commit", "commit nonblocking event"])
  }

  @Test func `sets the mode where the driver cannot go on without`() throws {
    let card = FakeCard.withPanel()
    card.show()
    card.fail("commit", 22)
    let display = try card.display()
    try display.present(frame(1, for: display), at: at(0))
    #expect(card.commits[1...] == ["commit", "commit modeset", "commit nonblocking event"])
  }

  /// The fastest modeline that configuration takes, 10 GHz for half frames of two by two.
  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `is offered at a rate beyond every number, for the kernel to refuse`(
    api: DisplayRequest.API
  ) throws {
    let axis = VideoMode.Axis(displayed: 1, syncStart: 1, syncEnd: 2, total: 2)
    let mode = VideoMode(
      clock: 10_000_000, horizontal: axis, vertical: axis, flags: .interlaced)
    let card = FakeCard.withPanel()
    let display = try card.display(DisplayRequest(mode: .timing(mode), api: api))
    try display.present(frame(1, for: display), at: at(0))
    #expect(unsafe fake_running_width(card.raw, card.crtcs[0]) == 1)
    #expect(card.picture() == [1, 1, 1, 1])
  }

  @Test func `keeps to the rows of the buffer, however long the kernel makes them`() throws {
    let card = FakeCard.withPanel()
    unsafe fake_set_pitch_alignment(card.raw, 256)
    let display = try card.display()
    let bytes = (0..<8 * 4 * 4).map { UInt8($0) }
    let screen = PixelBuffer(size: display.mode.size, format: .xrgb8888, bytes: bytes)
    try display.present([PlacedBuffer(buffer: screen, x: 0, y: 0)], at: at(0))
    #expect(card.picture() == bytes)
    #expect(card.violations == [])
  }

  @Test func `pays for no page of its buffers: they were made with them`() throws {
    let card = FakeCard.withPanel()
    unsafe fake_set_pitch_alignment(card.raw, 4096)
    let display = try card.display()
    #expect(card.pagesMade == 2 * 4)
    display.close()
  }

  @Test func `stands upright where a boot loader has turned the plane`() throws {
    let card = FakeCard.withPanel()
    card.addProperty("rotation", of: card.planes[0], 4, named: nil)
    let display = try card.display()
    for shade in 1...2 as ClosedRange<UInt8> {
      try display.present(frame(shade, for: display), at: at(0))
      #expect(card.value("rotation", of: card.planes[0]) == 1)
      card.setValue("rotation", of: card.planes[0], 4)
      card.flip(at: at(0))
      _ = try display.dispatchEvents()
    }
    display.close()
  }

  /// What is left above the picture, by which interface, and what of it the driver refuses.
  @Test(arguments: [
    (DRM_PLANE_TYPE_CURSOR, DisplayRequest.API.atomic, ""),
    (DRM_PLANE_TYPE_OVERLAY, .atomic, ""),
    (DRM_PLANE_TYPE_CURSOR, .legacy, "drmModeSetPlane"),
    (DRM_PLANE_TYPE_CURSOR, .legacy, "drmModeSetCursor"),
    (DRM_PLANE_TYPE_OVERLAY, .legacy, "drmModeSetCursor"),
  ])
  func `takes a predecessor's pointer or video off the screen, and once more after a reset`(
    type: Int32, api: DisplayRequest.API, refused: String
  ) throws {
    let card = FakeCard.withPanel()
    card.addPlane(type)
    card.fail(refused, EINVAL, times: 9)
    let display = try card.display(DisplayRequest(api: api))
    for shade in 1...2 as ClosedRange<UInt8> {
      card.show(plane: 1)
      display.reset()
      try display.present(frame(shade, for: display), at: at(0))
      #expect(card.value("FB_ID", of: card.planes[1]) == 0)
      #expect(card.picture(plane: 0)[0] == shade)
      card.flip(at: at(0))
      _ = try display.dispatchEvents()
    }
    #expect(card.violations == [])
  }

  @Test func `is shown below what a legacy driver does not take off, and leaves other CRTCs alone`()
    throws
  {
    let card = FakeCard.withPanel()
    card.addCRTC()
    card.addConnector(counter: 2, possibleCRTCs: 0b10)
    card.addMode(8, 4)
    card.addPlane(DRM_PLANE_TYPE_OVERLAY, possibleCRTCs: 0b11)
    card.addPlane(DRM_PLANE_TYPE_OVERLAY, possibleCRTCs: 0b11)
    card.show(plane: 1)
    card.show(connector: 1, crtc: 1, plane: 2)
    for call in ["drmModeSetPlane", "drmModeSetCursor"] { card.fail(call, EINVAL) }
    let display = try card.display(DisplayRequest(connector: "HDMI-A-1", api: .legacy))
    for isShown in [true, false] {
      display.reset()
      try display.present(frame(1, for: display), at: at(0))
      #expect((card.value("FB_ID", of: card.planes[1]) != 0) == isShown)
      #expect(card.value("FB_ID", of: card.planes[2]) != 0)
      #expect(card.picture(plane: 0)[0] == 1)
      card.flip(at: at(0))
      _ = try display.dispatchEvents()
    }
  }
}

import AllocationCounting
import Composition
import DisplayOutput
import Geometry
import Testing

@Suite(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
struct `A frame in steady state` {
  private let panel = PixelSize(width: 64, height: 32)

  /// Frames of a slide, with a second one and fades beside it every now and then.
  private func slide() -> [[PlacedBuffer]] {
    let screens = (0..<4).map { shade in
      PixelBuffer(
        size: panel, format: .rgb565, bytes: [UInt8](repeating: shade, count: 64 * 32 * 2))
    }
    return (0..<64).map { x in
      var layers = [
        PlacedBuffer(buffer: screens[0], x: -x / 3, y: 0),
        PlacedBuffer(buffer: screens[1], x: 64 - x, y: 0),
      ]
      if x.isMultiple(of: 5) {
        layers.append(PlacedBuffer(buffer: screens[2], x: x - 20, y: x - 40))
        layers.append(PlacedBuffer(buffer: screens[3], x: 3, y: x))
      }
      if x.isMultiple(of: 3) {
        layers[1].opacity = Double(x) / 64
        layers.append(
          PlacedBuffer(buffer: screens[3], x: 0, y: 0, opacity: 1 - Double(x) / 64))
      }
      return layers
    }
  }

  @Test func `is planned without an allocation`() {
    let frames = slide()
    var composer = FrameComposer()
    for layers in frames { composer.compose(layers, on: panel) }
    let count = AllocationCounter.count {
      for layers in frames { composer.compose(layers, on: panel) }
    }
    #expect(count == 0)
  }

  @Test func `is presented and paced without an allocation`() throws {
    let frames = slide()
    let display = HeadlessDisplay(
      mode: DisplayMode(size: panel, refreshRate: 60), format: .rgb565)
    var clock = FrameClock(refreshRate: 60, hasVerticalBlank: true)
    var now = Instant.zero
    func show(_ frames: [[PlacedBuffer]]) throws(DisplayError) {
      for layers in frames {
        let slot = clock.nextSlot(from: now)
        try display.present(layers, at: slot.deadline)
        clock.composed(inSeconds: 0.001)
        now = slot.flip
        if let flip = try display.dispatchEvents() { clock.flipped(flip, now: now) }
      }
    }
    try show(frames)
    try show(frames)
    let count = try AllocationCounter.count { () throws(DisplayError) in try show(frames) }
    #expect(count == 0)
  }

  /// What libdrm allocates for a commit is not counted: here it is the fake's.
  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `is flipped on a card without an allocation`(api: DisplayRequest.API) throws {
    let card = FakeCard()
    card.addCRTC()
    card.addConnector()
    card.addMode(64, 32)
    card.addPlane(formats: [FakeCard.rgb565])
    let display = try card.display(DisplayRequest(api: api))
    var time = at(0)
    let frames = slide()
    func show(_ frames: [[PlacedBuffer]]) throws(DisplayError) {
      for layers in frames {
        try display.present(layers, at: time)
        card.flip(at: time)
        _ = try display.dispatchEvents()
        time = time.advanced(bySeconds: 0.001)
      }
    }
    try show(frames)
    let count = try AllocationCounter.count { () throws(DisplayError) in try show(frames) }
    #expect(count == 0)
  }
}

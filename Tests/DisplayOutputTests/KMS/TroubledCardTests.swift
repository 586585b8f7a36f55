import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import SeededRandom
import Testing

/// Random frames on a card that refuses, forgets and repeats at random.
@Suite struct `A troubled card` {
  /// The seed of the first run; a failing one is named by its argument.
  static let seeds = 1...200 as ClosedRange<UInt64>

  @Test(arguments: seeds)
  func `never gets two commits at once, and shows the newest frame once it has recovered`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let isAtomic = Bool.random(using: &random)
    let card = FakeCard.withPanel()
    if Bool.random(using: &random) { card.show() }
    var now = at(0)
    let display = try card.display(DisplayRequest(api: isAtomic ? .atomic : .legacy)) { now }
    var shade: UInt8 = 0
    func present() {
      shade &+= 1
      try? display.present(frame(shade, for: display), at: now)
    }
    for _ in 0..<60 {
      now = now.advanced(bySeconds: .random(in: 0...0.4, using: &random))
      disturb(card, isAtomic: isAtomic, at: now, using: &random)
      _ = try? display.dispatchEvents()
      if display.flipOverdue(at: now) { display.reset() }
      if display.canPresent, Bool.random(using: &random) { present() }
    }

    unsafe fake_forgive(card.raw)
    // One flip may have been lost for good; a second may be kept for a while; a third may not.
    for _ in 0..<3 {
      now = now.advanced(bySeconds: 1.1)
      _ = try display.dispatchEvents()
      if display.flipOverdue(at: now) { display.reset() }
      if display.canPresent { present() }
      card.flip(at: now)
    }
    _ = try display.dispatchEvents()
    #expect(display.canPresent)
    #expect(display.wakeUp == nil)
    #expect(card.picture() == [UInt8](repeating: shade, count: 8 * 4 * 4))
    display.close()
    #expect(card.violations == [])
    #expect(card.leftovers == 0)
  }

  private func disturb(
    _ card: FakeCard, isAtomic: Bool, at now: Instant, using random: inout SplitMix64
  ) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      card.flip(at: now)
    case 5:
      card.flip(at: .zero)
    case 6:
      unsafe fake_lose_flip(card.raw)
    case 7:
      unsafe fake_repeat_event(card.raw, 0, 0, 0)
    default:
      let calls =
        isAtomic
        ? ["commit", "commit modeset", "commit nonblocking event"]
        : ["drmModeSetCrtc", "drmModePageFlip"]
      let errors = [EBUSY, EBUSY, EACCES, EINVAL, ENOSPC, ERANGE, ENODEV, EINTR]
      let call = calls.randomElement(using: &random) ?? ""
      card.fail(call, errors.randomElement(using: &random) ?? EIO)
    }
  }
}

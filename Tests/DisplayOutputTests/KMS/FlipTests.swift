import DisplayOutput
import FakeLibdrm
import Geometry
import Glibc
import Testing

@Suite struct `A flip` {
  /// A display that has shown one frame at 10 s.
  private func running(
    _ card: FakeCard, _ api: DisplayRequest.API = .auto, now: @escaping () -> Instant
  ) throws -> KMSDisplay {
    let display = try card.display(DisplayRequest(api: api), now: now)
    try display.present(frame(1, for: display), at: at(0))
    card.flip(at: at(0))
    _ = try display.dispatchEvents()
    return display
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `that the kernel was too busy for is kept and offered again a frame later`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    var now = at(16)
    let display = try running(card, api) { now }
    card.fail(api == .atomic ? "commit nonblocking event" : "drmModePageFlip", EBUSY, times: 2)
    try display.present(frame(2, for: display), at: now)
    #expect(card.picture()[0] == 1)
    let retry = try #require(display.wakeUp)
    #expect(abs(retry.seconds(since: now) - 1 / 60) < 0.001)

    #expect(try display.dispatchEvents() == nil)
    #expect(card.picture()[0] == 1)
    now = retry
    #expect(try display.dispatchEvents() == nil)
    now = try #require(display.wakeUp)
    #expect(try display.dispatchEvents() == nil)
    #expect(card.picture()[0] == 2)
    #expect(!display.canPresent)

    card.flip(at: at(64))
    #expect(try display.dispatchEvents()?.time == at(64))
    #expect(display.wakeUp == nil)
    #expect(card.violations == [])
  }

  @Test func `that was kept gives way to a newer frame`() throws {
    let card = FakeCard.withPanel()
    let display = try running(card) { at(16) }
    card.fail("commit nonblocking event", EBUSY)
    try display.present(frame(2, for: display), at: at(16))
    #expect(display.canPresent)
    try display.present(frame(3, for: display), at: at(20))
    #expect(card.picture()[0] == 3)
    card.flip(at: at(32))
    #expect(try display.dispatchEvents() != nil)
    #expect(display.wakeUp == nil)
  }

  @Test func `that the kernel was too busy for after a mode set does not set the mode twice`()
    throws
  {
    let card = FakeCard.withPanel()
    card.fail("commit nonblocking event", EBUSY)
    var now = at(0)
    let display = try card.display { now }
    try display.present(frame(1, for: display), at: now)
    now = try #require(display.wakeUp)
    _ = try display.dispatchEvents()
    #expect(
      card.commits[1...]
        == ["commit modeset", "commit nonblocking event", "commit nonblocking event"])
    #expect(card.picture()[0] == 1)
  }

  @Test func `that is late holds back the next frame, and is told when it comes`() throws {
    let card = FakeCard.withPanel()
    let display = try running(card) { at(900) }
    try display.present(frame(2, for: display), at: at(16))
    #expect(try display.dispatchEvents() == nil)
    #expect(!display.canPresent)
    #expect(!display.flipOverdue(at: at(1015)))
    card.flip(7, at: at(900))
    #expect(try display.dispatchEvents() == Flip(time: at(900), sequence: 7))
    #expect(display.canPresent)
    #expect(card.violations == [])
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `that never comes is overdue after a second, and a mode set gets over it`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    let display = try running(card, api) { at(1100) }
    try display.present(frame(2, for: display), at: at(16))
    #expect(display.wakeUp == at(1016))
    #expect(!display.flipOverdue(at: at(1015)))
    #expect(display.flipOverdue(at: at(1016)))
    unsafe fake_lose_flip(card.raw)
    card.clearLog()
    display.reset()
    #expect(display.canPresent)
    try display.present(frame(3, for: display), at: at(1100))
    #expect(
      card.commits
        == (api == .atomic
          ? ["commit modeset", "commit modeset", "commit nonblocking event"]
          : ["drmModeSetCrtc", "drmModeSetCrtc", "drmModePageFlip"]))
    card.flip(9, at: at(1100))
    #expect(try display.dispatchEvents() == Flip(time: at(1100), sequence: 9))
    #expect(card.picture()[0] == 3)
    #expect(card.violations == [])
  }

  @Test(arguments: [DisplayRequest.API.atomic, .legacy])
  func `that the kernel stays too busy for is offered once a frame, and lost after a second`(
    api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    var now = at(16)
    let display = try running(card, api) { now }
    card.fail(api == .atomic ? "commit nonblocking event" : "drmModePageFlip", EBUSY, times: 999)
    card.clearLog()
    try display.present(frame(2, for: display), at: now)
    while !display.flipOverdue(at: now), let next = display.wakeUp, next < at(2000) {
      now = next
      _ = try display.dispatchEvents()
    }
    #expect(now >= at(1016) && now < at(1034))
    #expect((60...62).contains(card.commits.count))
    unsafe fake_forgive(card.raw)
    display.reset()
    try display.present(frame(3, for: display), at: now)
    #expect(card.picture()[0] == 3)
  }

  @Test func `is not overdue while a slow link still comes up`() throws {
    let card = FakeCard.withPanel()
    let display = try card.display { at(3000) }
    try display.present(frame(1, for: display), at: at(0))
    #expect(!display.flipOverdue(at: at(3999)))
    #expect(display.flipOverdue(at: at(4000)))
  }

  @Test func `of a card that is gone will not come`() throws {
    let card = FakeCard.withPanel()
    let display = try card.display()
    try display.present(frame(1, for: display), at: at(0))
    card.fail("drmHandleEvent", EINTR)
    #expect(try display.dispatchEvents() == nil)
    card.fail("drmHandleEvent", ENODEV)
    let error = #expect(throws: DisplayError.self) { try display.dispatchEvents() }
    guard case .removed(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect("\(reason)" == "could not read events of /dev/dri/fake: No such device (ENODEV)")
  }

  @Test func `whose event comes twice is told once, even while the next one is awaited`() throws {
    let card = FakeCard.withPanel()
    let display = try running(card) { at(0) }
    unsafe fake_repeat_event(card.raw, 1, 10, 0)
    #expect(try display.dispatchEvents() == nil)
    try display.present(frame(2, for: display), at: at(16))
    unsafe fake_repeat_event(card.raw, 1, 10, 0)
    #expect(try display.dispatchEvents() == nil)
    #expect(!display.canPresent)
    card.flip(2, at: at(17))
    #expect(try display.dispatchEvents() == Flip(time: at(17), sequence: 2))
    unsafe fake_repeat_event(card.raw, 2, 10, 17000)
    unsafe fake_repeat_event(card.raw, 2, 10, 17000)
    #expect(try display.dispatchEvents() == nil)
  }

  /// A stamp, and whether it can be: the frame before was shown at 0 ms, and now it is 20 ms.
  static let stamps: [(stamp: Instant, isSane: Bool)] = [
    (at(17), true), (at(20), true), (at(25), true), (at(1020), true),
    (.zero, false), (at(0), false), (at(-1), false), (at(1021), false), (at(4_000_000), false),
  ]

  @Test(arguments: stamps)
  func `has the time of its stamp, or now where the stamp cannot be`(
    stamp: Instant, isSane: Bool
  ) throws {
    let card = FakeCard.withPanel()
    var now = at(0)
    let display = try running(card) { now }
    #expect(display.hasVerticalBlank)
    try display.present(frame(2, for: display), at: at(16))
    now = at(20)
    card.flip(at: stamp)
    #expect(try display.dispatchEvents()?.time == (isSane ? stamp : now))
    #expect(display.hasVerticalBlank == isSane)
  }

  /// The errno of asking for the count of vertical blanks, and what follows.
  static let blanks: [(error: Int32, counted: Bool)] = [
    (0, true), (EOPNOTSUPP, false), (EINVAL, true), (ENOTTY, true),
  ]

  @Test(arguments: blanks, [DisplayRequest.API.atomic, .legacy])
  func `is paced by a timer where the driver counts no vertical blanks`(
    blank: (error: Int32, counted: Bool), api: DisplayRequest.API
  ) throws {
    let card = FakeCard.withPanel()
    if blank.error != 0 { card.fail("drmCrtcGetSequence", blank.error) }
    let display = try running(card, api) { at(0) }
    #expect(display.hasVerticalBlank == blank.counted)
  }

  @Test func `is read without being waited for`() throws {
    let card = FakeCard.withPanel()
    let display = try card.display()
    #expect(try display.dispatchEvents() == nil)
    // Not the card's own: the loop waits on each display of a card by itself.
    let descriptor = try #require(display.pollDescriptor)
    #expect(unsafe descriptor != fake_card_opened(card.raw))
    #expect(fcntl(descriptor, F_GETFD) == FD_CLOEXEC)
    #expect(display.wakeUp == nil)
  }
}

import FakeLibdrm
import Geometry
import LinuxIO
import Testing

@testable import DisplayOutput
@testable import KioskRuntime

/// A display whose flips do not arrive, from the first one that is lost to the end of the process.
@safe @Suite(.serialized) struct `A display that hangs` {
  private static let why =
    "the display shows nothing more: 3 frames in a row were not shown within a second each, although "
    + "the mode was set anew; the kernel's log (dmesg) has what its driver says"

  private let card: KioskWithCard
  private let clock = VirtualClock()
  private var kiosk: Kiosk { card.kiosk }

  init() throws {
    card = try KioskWithCard()
  }

  /// Gives the station a display on the card that knows no other time than the test's.
  private func putDisplay() throws {
    clock.now = MonotonicClock.now
    let open = try card.openCard()
    kiosk.cards.adopt(open)
    let cards = GraphicsCards([DisplayRequest()], now: { [clock] in clock.now })
    let survey = CardSurvey([open], DisplayInventory(cards: [try open.info()]))
    try card.put(cards.openDisplay(0, of: survey), clock: { [clock] in clock.now })
  }

  /// Gives the station a turn, some time after the one before.
  private func turn(afterMilliseconds milliseconds: Double) {
    clock.now = clock.now.advanced(bySeconds: milliseconds / 1000)
    kiosk.turnStations(at: clock.now)
    card.station.screens?.finish(at: clock.now)
    kiosk.reportStatus()
  }

  private var commits: [String] {
    unsafe String(cString: fake_log(card.raw)).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("commit") && !$0.contains("test") }
  }

  @Test func `is set up anew twice, and ends the run, with its card kept for nobody`() throws {
    try putDisplay()
    unsafe fake_clear_log(card.raw)
    // Pictures are ordered, and the frame is made.
    for _ in 0..<2 { turn(afterMilliseconds: 100) }
    #expect(commits == ["commit modeset", "commit nonblocking event"])
    #expect(card.told == ["FDSTOREREMOVE=1 FDNAME=drm-fake", "FDSTORE=1 FDNAME=drm-fake"])
    card.clearTold()

    // Off, the mode, and the frame, all in the turn that finds the flip missing.
    let anew = ["commit modeset", "commit modeset", "commit nonblocking event"]
    for _ in 0..<2 {
      unsafe fake_clear_log(card.raw)
      unsafe fake_lose_flip(card.raw)
      turn(afterMilliseconds: 999)
      #expect(commits == [])
      turn(afterMilliseconds: 1)
      #expect(commits == anew)
      #expect(!kiosk.isLeaving)
    }
    unsafe fake_clear_log(card.raw)
    unsafe fake_lose_flip(card.raw)
    turn(afterMilliseconds: 1000)
    #expect(kiosk.isLeaving)
    #expect(kiosk.failure?.description == Self.why)
    #expect(card.told == [])

    kiosk.close()
    // Nothing waits for it any more, and its picture stays until the next run has one.
    #expect(commits == [])
    #expect(unsafe fake_running_width(card.raw, card.crtc) == 320)
    #expect(card.told == ["FDSTOREREMOVE=1 FDNAME=drm-fake"])
  }

  @Test func `ends the run as a failure, with a line that says so`() throws {
    card.station.end = .hung(Self.why)
    let failure = #expect(throws: CommandFailure.self) { try kiosk.run() }
    #expect(failure?.description == Self.why)
  }
}

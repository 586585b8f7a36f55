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
  private var kiosk: Kiosk { card.kiosk }

  init() throws {
    card = try KioskWithCard()
  }

  /// Gives the station a turn, as long after the start as is said.
  private func turn(atSeconds seconds: Double, from start: Instant) {
    kiosk.turnStations(at: start.advanced(bySeconds: seconds))
    card.station.screens?.finish(at: start)
    kiosk.reportStatus()
  }

  private var commits: [String] {
    unsafe String(cString: fake_log(card.raw)).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("commit") && !$0.contains("test") }
  }

  @Test func `is set up anew twice, and ends the run, with its card kept for nobody`() throws {
    try card.put(card.openCard())
    unsafe fake_clear_log(card.raw)
    let start = MonotonicClock.now
    // Pictures are ordered, the frame is due, and made.
    for moment in [0, 0.1, 0.2] { turn(atSeconds: moment, from: start) }
    #expect(commits == ["commit modeset", "commit nonblocking event"])
    #expect(card.told == ["FDSTOREREMOVE=1 FDNAME=drm-fake", "FDSTORE=1 FDNAME=drm-fake"])
    card.clearTold()

    // Off, the mode, and the frame, all in the turn that finds the flip missing.
    let anew = ["commit modeset", "commit modeset", "commit nonblocking event"]
    for round in 1...2 {
      unsafe fake_clear_log(card.raw)
      unsafe fake_lose_flip(card.raw)
      turn(atSeconds: 2 * Double(round), from: start)
      #expect(commits == anew)
      #expect(!kiosk.isLeaving)
    }
    unsafe fake_clear_log(card.raw)
    unsafe fake_lose_flip(card.raw)
    turn(atSeconds: 6, from: start)
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

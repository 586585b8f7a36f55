import FakeLibdrm
import Geometry
import Glibc
import LinuxIO
import Seating
import Testing

@testable import DisplayOutput
@testable import KioskRuntime

/// What becomes of a kiosk's cards when another console is to be seen, and when it is back.
@safe @Suite(.serialized) struct `Cards and another console` {
  private let card: KioskWithCard
  private var kiosk: Kiosk { card.kiosk }
  private var station: Station { card.station }

  init() throws {
    card = try KioskWithCard()
  }

  @Test func `are closed everywhere for another console, which waits until they are`() throws {
    try card.leaveCard()
    kiosk.takeOverCards()
    try card.put(#require(kiosk.cards.openCards.first))
    try station.output?.display.present([], at: .zero)
    kiosk.dropMaster(at: MonotonicClock.now)
    #expect(card.told == [KioskWithCard.forget, "wait"])
    #expect(station.presenter == nil)
    // Whoever has the panel next finds the picture, and no black before it.
    #expect(unsafe fake_running_width(card.raw, card.crtc) == 320)
  }

  @Test func `are given up for another console and not waited for where this run has opened them`()
    throws
  {
    try card.put(card.openCard())
    kiosk.keepCards()
    card.clearTold()
    kiosk.dropMaster(at: MonotonicClock.now)
    #expect(card.told == [])
  }

  @Test func `are given up and taken back where nobody has asked for the console`() throws {
    try card.put(card.openCard())
    unsafe fake_clear_log(card.raw)
    kiosk.consoleChanged(.released)
    let log = unsafe String(cString: fake_log(card.raw)).split(separator: "\n")
    #expect(log.filter { $0.hasSuffix("Master") } == ["drmDropMaster", "drmSetMaster"])
    #expect(kiosk.isHere)
    #expect(!station.isPaused)
    #expect(kiosk.cards.openCards.map(\.isMaster) == [true])
  }

  @Test func `are taken back when the kiosk is switched to`() throws {
    try card.put(card.openCard())
    station.pause(at: MonotonicClock.now)
    kiosk.dropMaster(at: MonotonicClock.now)
    kiosk.switching = ConsoleSwitching(isAllowed: true, state: .away)
    kiosk.isStatusStale = false
    kiosk.consoleChanged(.acquired)
    #expect(kiosk.cards.openCards.map(\.isMaster) == [true])
    #expect(!station.isPaused)
    #expect(kiosk.isStatusStale)
    #expect(try card.log.contains("the panel is the kiosk's again"))
  }

  @Test func `are another's as long as it holds them, which is said`() throws {
    try card.put(card.openCard())
    kiosk.dropMaster(at: MonotonicClock.now)
    kiosk.switching = ConsoleSwitching(isAllowed: true, state: .away)
    unsafe fake_set_taken(card.raw, true)
    kiosk.consoleChanged(.acquired)
    #expect(try card.log.contains("could not become master of /dev/dri/fake"))
    #expect(kiosk.isHere)
  }

  /// On a seat, whose manager takes every answer; others than its own cards are the kiosk's to let go of.
  @Test func `are another session's, and nothing is shown, once the answer was taken`() async {
    await #expect(processExitsWith: .success) {
      // SAFETY: the process has no other thread that asks.
      unsafe setenv("LIBSEAT_BACKEND", "builtin", 1)
      unsafe setenv("SEATD_VTBOUND", "0", 1)
      let card = try KioskWithCard(display: .kms)
      let kiosk = card.kiosk
      #expect(kiosk.isHere)
      try card.put(card.openCard())
      kiosk.consoleChanged(.released)
      #expect(kiosk.switching.state == .away)
      #expect(card.station.isPaused)
      #expect(kiosk.cards.openCards.map(\.isMaster) == [false])
      #expect(try card.log.contains("switched away from the kiosk"))
      kiosk.consoleChanged(.acquired)
      #expect(kiosk.switching.state == .here)
      #expect(!card.station.isPaused)
      #expect(kiosk.cards.openCards.map(\.isMaster) == [true])
    }
  }

  @Test func `stay with their displays when another card is closed for another console`() throws {
    try card.put(card.openCard())
    station.leaveCards(["/dev/dri/another"], at: MonotonicClock.now)
    #expect(station.output?.display is KMSDisplay)
    station.leaveCards(["/dev/dri/another", KioskWithCard.path], at: MonotonicClock.now)
    #expect(station.output == nil)
  }

  @Test func `are set up anew on the way back`() throws {
    let display = PoweredDisplay()
    try card.put(display)
    kiosk.consoleChanged(.released)
    #expect(kiosk.isHere)
    #expect(display.log == ["reset"])
  }
}

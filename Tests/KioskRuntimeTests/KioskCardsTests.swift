import Configuration
import FakeLibdrm
import Geometry
import LinuxIO
import TestFiles
import Testing

@testable import DisplayOutput
@testable import KioskRuntime

/// What a kiosk does with the open file of a card.
@safe @Suite(.serialized) struct `The cards of a kiosk` {
  private let card: KioskWithCard
  private var kiosk: Kiosk { card.kiosk }
  private var station: Station { card.station }

  init() throws {
    card = try KioskWithCard()
  }

  @Test func `stay open while another mode is taken, so that nothing else shows between`() throws {
    try card.put(card.openCard())
    #expect(kiosk.cards.openCards.map(\.path) == [KioskWithCard.path])
    try card.folder.write(KioskWithCard.configuration(mode: "640x400"), to: "kiosk.yaml")
    try kiosk.reload(at: MonotonicClock.now)
    #expect(station.output?.display.mode.size == PixelSize(width: 640, height: 400))
    // An output waits for a display that may be on it: this one shows in memory.
    #expect(kiosk.cards.openCards.map(\.isMaster) == [true])
  }

  @Test func `stay open while their display is opened anew, and are closed where it is elsewhere`()
    throws
  {
    try card.put(card.openCard())
    station.reopenDisplay(at: MonotonicClock.now)
    #expect(kiosk.cards.openCards.map(\.isMaster) == [true])
    try card.put(#require(kiosk.cards.openCards.first))
    kiosk.cards.requests = [DisplayRequest(card: "/dev/dri/another")]
    station.reopenDisplay(at: MonotonicClock.now)
    #expect(kiosk.cards.openCards.isEmpty)
  }

  @Test func `are others' to use while another console has the panel`() throws {
    try card.put(card.openCard())
    station.pause(at: MonotonicClock.now)
    kiosk.dropMaster(at: MonotonicClock.now)
    #expect(kiosk.cards.openCards.map(\.isMaster) == [false])
    #expect(station.output?.display is KMSDisplay)
  }

  @Test(arguments: [true, false])
  func `are closed for another console where a former run has opened them`(isShown: Bool) throws {
    try card.leaveCard()
    if isShown {
      try card.put(card.takeOver())
    } else {
      try kiosk.cards.adopt(card.takeOver())
      station.closeDisplay(at: MonotonicClock.now)
    }
    station.pause(at: MonotonicClock.now)
    kiosk.dropMaster(at: MonotonicClock.now)
    #expect(kiosk.cards.openCards.isEmpty)
    #expect(station.presenter == nil)
    // As systemd does.
    unsafe fake_drop_kept(card.raw)
    #expect(try card.openCard().isMaster)
    station.resume(at: MonotonicClock.now)
    #expect(station.output?.stackNames == (isShown ? ["red", "blue"] : ["red"]))
  }

  @Test func `show no picture of a former run where this one waits for another panel`() throws {
    try card.put(card.openCard())
    unsafe fake_keep(card.raw)
    try station.output?.display.present([], at: .zero)
    station.closeDisplay(at: MonotonicClock.now, leaving: .lastFrame)
    try kiosk.cards.adopt(card.takeOver())
    #expect(unsafe fake_running_width(card.raw, card.crtc) == 320)
    station.displayAbsence = .noDisplay("there is no connector HDMI-A-7")
    kiosk.isStatusStale = true
    kiosk.reportStatus()
    #expect(unsafe fake_running_width(card.raw, card.crtc) == 0)
  }
}

import DisplayOutput
import Geometry
import LinuxIO
import Testing

@testable import KioskRuntime

/// When a kiosk gives a display up that no frame can be shown on.
@safe @Suite(.serialized) struct `A display that fails` {
  private static let error = SystemError(
    "set the mode of", on: "HDMI-A-1", reason: .invalidArgument)

  private let card: KioskWithCard
  private var kiosk: Kiosk { card.kiosk }
  private var station: Station { card.station }

  init() throws {
    card = try KioskWithCard()
  }

  /// Puts a display there, and gives the station turns until it has shown a frame or was lost.
  private func show(on display: PoweredDisplay) throws {
    try card.put(display)
    station.displayRetry.succeeded()
    let start = MonotonicClock.now
    for round in 1...5 where station.output != nil {
      kiosk.turnStations(at: start.advanced(bySeconds: Double(round) / 2))
    }
  }

  /// A display that fails before its first frame.
  private func fail() throws {
    let display = PoweredDisplay()
    display.willPresent = { () throws(DisplayError) in throw .failed(Self.error) }
    try show(on: display)
    #expect(station.output == nil)
  }

  @Test func `is given up by a new start when it has failed five times before its first frame`()
    throws
  {
    for _ in 0..<4 { try fail() }
    #expect(!kiosk.isLeaving)
    try fail()
    #expect(kiosk.isLeaving)
    #expect(
      kiosk.failure?.description == "5 times in a row no frame could be shown: \(Self.error)")
    #expect(kiosk.hasHung)
  }

  @Test func `is counted anew from a frame that was shown on`() throws {
    for _ in 0..<4 { try fail() }
    try show(on: PoweredDisplay())
    station.displayRetry.failed(at: MonotonicClock.now)
    station.handleDisplay(.readable)
    #expect(station.failedDisplays == 0)
    #expect(station.displayRetry.deadline == nil)
    for _ in 0..<4 { try fail() }
    #expect(!kiosk.isLeaving)
    try fail()
    #expect(kiosk.isLeaving)
  }

  @Test func `is counted anew where it fails after its first frame`() throws {
    for _ in 0..<4 { try fail() }
    let display = PoweredDisplay()
    try show(on: display)
    #expect(station.isShowing)
    display.willPresent = { () throws(DisplayError) in throw .failed(Self.error) }
    station.output?.showAnew()
    let later = MonotonicClock.now.advanced(bySeconds: 10)
    for round in 1...3 where station.output != nil {
      kiosk.turnStations(at: later.advanced(bySeconds: Double(round)))
    }
    #expect(station.output == nil)
    #expect(station.failedDisplays == 0)
    #expect(!kiosk.isLeaving)
  }

  @Test(arguments: [
    DisplayError.removed(error), .notMaster(error), .noDisplay("nothing is plugged in"),
  ])
  func `is waited for where it is not there, however often`(absence: DisplayError) throws {
    for _ in 0..<8 {
      let display = PoweredDisplay()
      display.willPresent = { () throws(DisplayError) in throw absence }
      try show(on: display)
    }
    #expect(station.failedDisplays == 0)
    #expect(!kiosk.isLeaving)
  }
}

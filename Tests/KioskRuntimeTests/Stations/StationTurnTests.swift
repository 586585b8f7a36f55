import DisplayOutput
import Geometry
import LinuxIO
import Testing

@testable import KioskRuntime

extension `The stations of a kiosk` {
  @Suite struct `in their turns` {
    private let standing: StandingKiosk

    init() throws { standing = try StandingKiosk(.two) }

    @Test func `end the kiosk where the kernel refuses every frame, unless others have a picture`()
      throws
    {
      let error = SystemError("set the mode of", on: "HDMI-A-1", reason: .invalidArgument)
      var later = MonotonicClock.now
      func fail() throws {
        let display = PoweredDisplay()
        display.willPresent = { () throws(DisplayError) in throw .failed(error) }
        try standing.put(display, into: standing.stations[0])
        later = later.advanced(bySeconds: 1)
        standing.stations[0].displayRetry.succeeded()
        for _ in 0..<5 where standing.stations[0].output != nil {
          later = later.advanced(bySeconds: 0.1)
          standing.kiosk.turnStations(at: later)
        }
        #expect(standing.stations[0].displayAbsence == .failed(error))
      }
      for _ in 0..<6 { try fail() }
      // The other panel shows its screen.
      #expect(!standing.kiosk.isLeaving)
      standing.stations[1].closeDisplay(at: later)
      standing.stations[0].failedDisplays = 0
      for _ in 0..<4 { try fail() }
      #expect(!standing.kiosk.isLeaving)
      try fail()
      #expect(standing.kiosk.isLeaving)
      // The next run is to open the card anew.
      #expect(standing.kiosk.hasHung)
      #expect(
        standing.kiosk.failure?.description == "5 times in a row no frame could be shown: \(error)")
    }

    @Test func `give no sign of life while the screens of one of them do not answer`() throws {
      var messages: [String] = []
      standing.kiosk.notifier = ServiceNotifier(pingingEvery: 8, at: .zero) { messages.append($0) }
      let screens = RecordingSource()
      standing.stations[1].content = .screens(screens)
      screens.answers = false
      standing.kiosk.turnStations(at: MonotonicClock.now)
      #expect(messages == [])
      // They are asked again before the service manager loses patience, which it has for twice as long.
      let next = try #require(standing.kiosk.notifier.nextPing)
      #expect(next.seconds(since: MonotonicClock.now) <= 2)
      screens.answers = true
      standing.kiosk.notifier = ServiceNotifier(pingingEvery: 8, at: .zero) { messages.append($0) }
      standing.kiosk.turnStations(at: MonotonicClock.now)
      #expect(messages == ["WATCHDOG=1"])
    }

    @Test
    func `are given their touchscreens anew before their turn, and in the next where that asks`()
      throws
    {
      let touchscreens = standing.kiosk.context.touchscreens
      let display = PoweredDisplay()
      try standing.put(display, into: standing.stations[0])
      var wasStale: [Bool] = []
      display.willPresent = { () throws(DisplayError) in wasStale.append(touchscreens.isStale) }
      var later = MonotonicClock.now.advanced(bySeconds: 1)
      for _ in 0..<5 where wasStale.isEmpty {
        later = later.advanced(bySeconds: 0.1)
        touchscreens.panelFound()
        try standing.kiosk.endTurn(at: later)
      }
      #expect(wasStale == [false])
      #expect(!touchscreens.isStale)
      #expect(standing.kiosk.timer.deadline.map { $0 > later } ?? true)
      // A display that is found says more of its touchscreen.
      standing.stations[1].closeDisplay(at: later)
      standing.stations[1].displayRetry.failed(at: later)
      later = later.advanced(bySeconds: 1)
      try standing.kiosk.endTurn(at: later)
      #expect(standing.stations[1].output != nil)
      #expect(standing.kiosk.timer.deadline == later)
      try standing.kiosk.endTurn(at: later)
      #expect(!touchscreens.isStale)
    }
  }
}

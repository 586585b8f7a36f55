import Composition
import ControlProtocol
import DisplayOutput
import Geometry
import Gestures
import LinuxIO
import Navigation
import Presence
import TestFiles
import Testing
import TouchInput
import TouchRecording

@testable import KioskRuntime

extension `The stations of a kiosk` {
  @Suite struct `beside another console` {
    private let standing: StandingKiosk

    init() throws { standing = try StandingKiosk(.two) }

    @Test func `present nothing while another console has the panel, and then everything anew`()
      throws
    {
      let station = standing.stations[0]
      station.pause(at: MonotonicClock.now)
      station.handle(KeyPress(key: .right, time: MonotonicClock.now))
      standing.turn()
      #expect(standing.color(of: station) == .red)
      #expect(station.nextDeadline == nil)
      station.resume(at: MonotonicClock.now)
      standing.turn()
      #expect(standing.color(of: station) == .blue)
    }

    /// How a station is taken away from whoever stands before it, and is theirs again.
    enum Absence: CaseIterable {
      case anotherConsole, suspend
    }

    @Test(arguments: Absence.allCases)
    func `take a drag back while they are away, and then look at plugs and show everything anew`(
      absence: Absence
    ) throws {
      let station = standing.stations[0]
      let display = PoweredDisplay()
      try standing.put(display, into: station)
      let output = try #require(station.output)
      standing.turn()
      station.touch.attach(to: output, at: MonotonicClock.now)
      let axes = try #require(PanelModel.pixels.device.verdict.axes)
      station.touch.touchscreenAdded(
        ConnectedTouchscreen(
          node: "/dev/input/event0", description: PanelModel.pixels.device, axes: axes,
          calibration: nil, state: TouchState(slots: [])))
      let start = MonotonicClock.now.seconds(since: .zero) + 10
      let drag = TouchStreamBuilder(.pixels, start: start).down(at: (99, 50))
        .move(to: (20, 50), over: 0.3)
      station.touch.touchscreenReceived(drag.events)
      #expect(output.controller.percentDrivenInteractiveTransition != nil)
      display.clearLog()
      let later = try #require(drag.events.last).time
      switch absence {
      case .anotherConsole: station.pause(at: later)
      case .suspend: station.resumeAfterSuspend(at: later)
      }
      #expect(output.controller.percentDrivenInteractiveTransition == nil)
      if absence == .anotherConsole {
        #expect(display.looks == 0)
        #expect(display.log == [])
        station.resume(at: later)
      }
      #expect(display.looks == 1)
      #expect(display.log == ["reset"])
      for round in 1...3 {
        station.turn(at: later.advanced(bySeconds: Double(round)), mayProbe: true)
      }
      #expect(display.log.last == "255 0 0")
      #expect(output.stackNames == ["red"])
    }

    @Test func `light their panel for another console, and wake when the kiosk is switched to`()
      throws
    {
      let folder = standing.folder
      func brightness() throws -> String { try folder.firstLine("panel/brightness") }
      try folder.write("200\n", to: "panel/brightness")
      let station = standing.stations[0]
      let display = PoweredDisplay(backlight: Backlight(named: "panel", in: folder.path))
      try standing.put(display, into: station)
      standing.turn()
      station.sleep.goDark()
      standing.turn()
      #expect(try brightness() == "0")
      station.pause(at: MonotonicClock.now)
      standing.turn()
      #expect(try brightness() == "200")
      #expect(station.asleep == .asleep)
      display.clearLog()
      station.resume(at: MonotonicClock.now)
      standing.turn()
      #expect(station.asleep == .awake)
      #expect(display.log.last == "255 0 0")
      #expect(try brightness() == "200")
    }
  }
}

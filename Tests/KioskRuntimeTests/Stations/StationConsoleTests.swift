import Composition
import ControlProtocol
import DisplayOutput
import Geometry
import Gestures
import LinuxIO
import Presence
import TestFiles
import Testing

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

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
  @Suite struct `that are clones` {
    private let standing: StandingKiosk

    init() throws { standing = try StandingKiosk(.clones) }

    @Test func `show the picture of another, in its size or in the middle`() throws {
      #expect(
        standing.stations.map { standing.display(of: $0)?.mode.size.width } == [320, 320, 400])
      #expect(standing.colors == [.red, .red, .red])
      #expect(standing.display(of: standing.stations[2])?.frontPicture.bytes[..<4] == [0, 0, 0, 0])
      standing.stations[1].handle(KeyPress(key: .right, time: MonotonicClock.now))
      standing.turn()
      #expect(standing.colors == [.blue, .blue, .blue])
      #expect(
        standing.stations[2].status(of: .kioskNavigator)
          == "outputs[3] showing the picture of outputs[2] on 400x260 without a panel; the picture of "
          + "outputs[2], 320x200, stands in the middle of 400x260")
    }

    @Test func `come and go with their original`() throws {
      standing.stations[1].closeDisplay(at: MonotonicClock.now)
      for index in [0, 2] { standing.stations[index].turn(at: MonotonicClock.now, mayProbe: true) }
      #expect(standing.stations.map { $0.presenter == nil } == [true, true, true])
      #expect(
        standing.stations[0].status(of: .kioskNavigator)
          == "outputs[1] waiting for a display: outputs[2] has none, whose picture is to be shown")
      #expect(standing.stations[0].nextDeadline == nil)
      standing.stations[1].openDisplay(at: MonotonicClock.now)
      standing.turn()
      #expect(standing.colors == [.red, .red, .red])
    }

    @Test func `leave keys to those that are not`() throws {
      standing.kiosk.keyPressed(KeyPress(key: .right, time: MonotonicClock.now))
      #expect(standing.stations[1].output?.stackNames == ["red", "blue"])
    }

    @Test func `tell whose picture they show, and that they do`() throws {
      let outputs = standing.kiosk.controlStatus(at: MonotonicClock.now).outputs
      #expect(outputs.map(\.original) == ["HDMI-A-1", nil, "HDMI-A-1"])
      #expect(outputs.map(\.stack) == [["red"], ["red"], ["red"]])
      #expect(outputs.allSatisfy { $0.display.isShowing && $0.frames > 0 })
      let frames = standing.stations[0].frames
      standing.stations[0].reopenDisplay(at: MonotonicClock.now)
      #expect(standing.stations[0].frames == frames)
      #expect(
        StatusReport.text(of: standing.kiosk.controlStatus(at: MonotonicClock.now)).contains(
          """
          output         HDMI-A-3
            display      400x260 without a panel; the picture of outputs[2], 320x200, stands in the \
          middle of 400x260
                         shows the picture of HDMI-A-1
            stack        red
          """))
    }

    @Test func `sleep and wake with their original, whichever is named`() throws {
      try standing.kiosk.blank(.connector("HDMI-A-2"))
      standing.turn()
      #expect(standing.colors == [.black, .black, .black])
      #expect(standing.stations.map(\.asleep) == [.asleep, .asleep, .asleep])
      try standing.kiosk.wake(.number(3), at: MonotonicClock.now)
      standing.turn()
      #expect(standing.colors == [.red, .red, .red])
      #expect(standing.stations.map(\.asleep) == [.awake, .awake, .awake])
    }

    @Test func `have their backlights follow their original, and console switches`() throws {
      let folder = standing.folder
      let names = ["clone", "original"]
      for name in names { try folder.write("200\n", to: "\(name)/brightness") }
      func brightness() throws -> [String] {
        try names.map { try folder.firstLine("\($0)/brightness") }
      }
      let (clone, original) = (standing.stations[0], standing.stations[1])
      try standing.put(
        PoweredDisplay(backlight: Backlight(named: "original", in: folder.path)), into: original)
      try standing.put(
        PoweredDisplay(backlight: Backlight(named: "clone", in: folder.path)), into: clone)
      standing.turn()
      try standing.kiosk.blank(.number(1))
      standing.turn()
      #expect(try brightness() == ["0", "0"])
      for station in standing.stations { station.pause(at: MonotonicClock.now) }
      #expect(try brightness() == ["200", "200"])
      for station in standing.stations { station.resume(at: MonotonicClock.now) }
      standing.turn()
      #expect(try brightness() == ["200", "200"])
      try standing.kiosk.blank(.number(2))
      standing.turn()
      #expect(try brightness() == ["0", "0"])
      try standing.kiosk.wake(.number(1), at: MonotonicClock.now)
      standing.turn()
      #expect(try brightness() == ["200", "200"])
    }

    @Test func `have nothing new to say where a display is looked for in vain again`() throws {
      standing.stations[1].closeDisplay(at: MonotonicClock.now)
      let clone = standing.stations[0]
      clone.reopenDisplay(at: MonotonicClock.now)
      #expect(clone.takeStatusChange())
      clone.openDisplay(at: MonotonicClock.now)
      #expect(!clone.takeStatusChange())
    }

    @Test func `give a sign of life each, however long their drivers keep them`() throws {
      var messages: [String] = []
      standing.kiosk.notifier = ServiceNotifier(pingingEvery: 0, at: .zero) { messages.append($0) }
      standing.kiosk.turnStations(at: MonotonicClock.now)
      #expect(messages == ["WATCHDOG=1", "WATCHDOG=1", "WATCHDOG=1"])
    }

    @Test func `take no touchscreen, also after another console had the panel`() throws {
      let now = MonotonicClock.now
      for station in standing.stations {
        station.pause(at: now)
        station.touch.stop()
        station.resume(at: now)
        station.startTouch(at: now)
      }
      // Whoever looks for a touchscreen has found one, or says what is wrong.
      #expect(
        standing.stations.map { $0.touch.touchscreen != nil || $0.touch.problem != nil } == [
          false, true, false,
        ])
      for station in standing.stations { station.close(at: now) }
    }
  }
}

import Configuration
import DisplayOutput
import Geometry
import Gestures
import KioskRuntime
import LinuxIO
import Presence
import TestFiles
import Testing

@Suite struct `A panel that nobody is at` {
  /// The first line of a backlight's file.
  private func value(_ file: String, in folder: TemporaryFolder) throws -> String {
    try folder.firstLine("panel/\(file)")
  }

  @Test func `is dimmed by one darker frame, then rests`() throws {
    let stage = try IdleStage(IdleConfiguration(dimAfter: 60))
    try stage.run(seconds: 3600)
    #expect(stage.display.log == ["60 0 0"])
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `is dimmed by its backlight where it has one, without a frame`() throws {
    let folder = try TemporaryFolder()
    try folder.write("200\n", to: "panel/brightness")
    let stage = try IdleStage(
      IdleConfiguration(dimAfter: 60), backlight: Backlight(named: "panel", in: folder.path))
    try stage.run(seconds: 3600)
    #expect(stage.display.log == [])
    #expect(try value("brightness", in: folder) == "60")
    try stage.tap()
    #expect(try value("brightness", in: folder) == "200")
    #expect(stage.display.log == [])
  }

  @Test func `is dimmed by its picture where the backlight may not be set, and says why`() throws {
    let folder = try TemporaryFolder()
    let stage = try IdleStage(
      IdleConfiguration(dimAfter: 60), backlight: Backlight(named: "panel", in: folder.path))
    try stage.run(seconds: 3600)
    #expect(stage.display.log == ["60 0 0"])
    #expect(stage.output.backlightProblem?.subject == folder.file("panel/brightness"))
    try stage.tap()
    #expect(stage.display.log == ["60 0 0", "200 0 0"])
  }

  /// How a panel goes dark, and what happens to its light then and when it wakes.
  static let modes: [(IdleConfiguration.Mode, [String], [String])] = [
    (.black, ["0 0 0"], ["200 0 0"]),
    (.backlight, ["0 0 0"], ["200 0 0"]),
    (.dpms, ["0 0 0", "off"], ["on", "200 0 0"]),
  ]

  @Test(arguments: modes)
  func `goes dark by a black frame first, and lights with the first picture`(
    mode: IdleConfiguration.Mode, dark: [String], light: [String]
  ) throws {
    let stage = try IdleStage(IdleConfiguration(blankAfter: 60, mode: mode))
    try stage.run(seconds: 3600)
    #expect(stage.display.log == dark)
    #expect(stage.output.wakeUp == nil)
    stage.display.clearLog()
    try stage.tap()
    #expect(stage.display.log == light)
  }

  @Test func `goes dark once the black frame is seen, not while that is on its way`() throws {
    let folder = try TemporaryFolder()
    try folder.write("200\n", to: "panel/brightness")
    let display = StubbornDisplay(backlight: Backlight(named: "panel", in: folder.path))
    let configuration = IdleStage.configuration(IdleConfiguration(blankAfter: 60, mode: .backlight))
    let clock = VirtualClock()
    let output = Output(
      display: display, source: try PictureScreens(undecoded: configuration),
      configuration: configuration, clock: { clock.now })
    var steps: [String] = []
    for _ in 0..<20 {
      try output.turn(at: clock.now)
      let step =
        try "\(display.presented.count) \(display.canPresent ? "seen" : "sent") "
        + value("brightness", in: folder)
      if steps.last != step { steps.append(step) }
      guard let next = display.flipDue ?? output.wakeUp else { break }
      clock.now = max(clock.now, next)
      if display.flipDue != nil { try output.readFlips(at: clock.now) }
    }
    #expect(steps == ["0 seen 200", "1 sent 200", "1 seen 200", "2 sent 200", "2 seen 0"])
  }

  @Test(arguments: IdleConfiguration.Mode.allCases)
  func `has its backlight off while it is dark, but where black is to do`(
    mode: IdleConfiguration.Mode
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("200\n", to: "panel/brightness")
    try folder.write("0\n", to: "panel/bl_power")
    let stage = try IdleStage(
      IdleConfiguration(dimAfter: 30, blankAfter: 60, mode: mode),
      backlight: Backlight(named: "panel", in: folder.path))
    try stage.run(seconds: 3600)
    let isOff = mode != .black
    #expect(try value("brightness", in: folder) == (isOff ? "0" : "200"))
    #expect(try value("bl_power", in: folder) == (isOff ? "4" : "0"))
    try stage.tap()
    #expect(try value("brightness", in: folder) == "200")
    #expect(try value("bl_power", in: folder) == "0")
  }

  @Test(arguments: [IdleConfiguration(dimAfter: 60), IdleConfiguration(blankAfter: 60)])
  func `is woken by a tap that does nothing else, and the next one acts`(
    idle: IdleConfiguration
  ) throws {
    let stage = try IdleStage(idle)
    try stage.run(seconds: 100)
    try stage.tap()
    #expect(stage.output.stackNames == ["red"])
    try stage.tap()
    #expect(stage.output.stackNames == ["red"])
    try stage.run(seconds: 1)
    try stage.tap()
    #expect(stage.output.stackNames == ["red", "blue"])
  }

  @Test func `is woken by a key that does nothing else, and the next one acts`() throws {
    let stage = try IdleStage(IdleConfiguration(blankAfter: 60))
    try stage.run(seconds: 100)
    stage.output.handle(KeyPress(key: .right, time: stage.now))
    try stage.turn()
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.display.log.last == "200 0 0")
    stage.output.handle(KeyPress(key: .right, time: stage.now))
    #expect(stage.output.stackNames == ["red", "green"])
  }

  @Test func `presents nothing while it is dark, whatever its screens do`() throws {
    let stage = try IdleStage(IdleConfiguration(blankAfter: 60, mode: .black))
    try stage.run(seconds: 100)
    stage.display.clearLog()
    for _ in 0..<10 {
      stage.output.picturesChanged()
      try stage.run(seconds: 1)
    }
    #expect(stage.display.log == [])
  }

  @Test func `stays dark when its display is probed anew, without lighting for it`() throws {
    let stage = try IdleStage(IdleConfiguration(blankAfter: 60, mode: .dpms))
    try stage.run(seconds: 100)
    stage.display.clearLog()
    stage.output.showAnew()
    try stage.run(seconds: 10)
    #expect(stage.display.log == ["reset", "off"])
  }

  @Test func `stays dark on a display that comes back`() throws {
    let stage = try IdleStage(IdleConfiguration(blankAfter: 60, mode: .dpms))
    try stage.run(seconds: 100)
    let display = PoweredDisplay()
    let configuration = IdleStage.configuration(IdleConfiguration(blankAfter: 60, mode: .dpms))
    let output = Output(
      display: display, source: try PictureScreens(undecoded: configuration),
      configuration: configuration,
      sleep: stage.output.sleep, clock: { stage.now })
    try output.turn(at: stage.now)
    #expect(display.log == ["0 0 0", "off"])
  }

  @Test func `goes dark otherwise as soon as that is configured, without waking`() throws {
    let stage = try IdleStage(IdleConfiguration(blankAfter: 60, mode: .dpms))
    try stage.run(seconds: 100)
    stage.display.clearLog()
    try stage.adopt(IdleConfiguration(blankAfter: 60, mode: .black))
    try stage.run(seconds: 1)
    #expect(stage.display.log == ["on", "0 0 0"])
    try stage.adopt(IdleConfiguration())
    try stage.run(seconds: 1)
    #expect(stage.output.sleep.light == .dark)
    try stage.tap()
    #expect(stage.display.log.last == "200 0 0")
  }

  @Test func `tells when it cannot be turned off`() throws {
    let stage = try IdleStage(IdleConfiguration(blankAfter: 60, mode: .dpms))
    stage.display.failure = .unusable("no")
    #expect(throws: DisplayError.unusable("no")) { try stage.run(seconds: 100) }
  }
}

import Composition
import Configuration
import DisplayOutput
import Geometry
import Gestures
import KioskRuntime
import LinuxIO
import Presence
import TestFiles
import Testing

/// A panel of a red, a green and a blue screen, each pushing the next, in virtual time.
private final class Stage {
  let display: PoweredDisplay
  private(set) var output: Output
  private let clock: Clock
  private var turns = 0

  private final class Clock {
    var now = Instant(nanoseconds: 1_000_000_000)
  }

  init(_ idle: IdleConfiguration, backlight: Backlight? = nil) throws {
    let clock = Clock()
    self.clock = clock
    display = PoweredDisplay(backlight: backlight)
    let configuration = Self.configuration(idle)
    output = Output(
      display: display, source: try Self.screens(configuration), configuration: configuration,
      clock: { clock.now })
    try run(seconds: 1)
    display.clearLog()
  }

  static func configuration(_ idle: IdleConfiguration) -> KioskConfiguration {
    let colors = [
      ("red", Color(red: 200, green: 0, blue: 0)), ("green", Color(red: 0, green: 200, blue: 0)),
      ("blue", Color(red: 0, green: 0, blue: 200)),
    ]
    var configuration = KioskConfiguration(
      root: "red",
      screens: colors.indices.map { index in
        ScreenConfiguration(
          name: colors[index].0, content: .color(colors[index].1),
          push: index + 1 < colors.count ? colors[index + 1].0 : nil,
          background: colors[index].1,
          links: [
            ScreenLink(area: UnitRect(x: 0.4, y: 0, width: 0.2, height: 1), action: .push("blue"))
          ])
      })
    configuration.idle = idle
    // Pushes and pops show in one frame each.
    configuration.transition.duration = 0
    return configuration
  }

  static func screens(_ configuration: KioskConfiguration) throws -> PictureScreens {
    PictureScreens(
      configuration,
      decoder: try PictureScreens.Decoder("test") { request in
        PictureAnswer(request: request, result: .failure(PictureFailure("no picture")))
      })
  }

  var now: Instant { clock.now }

  /// Lets time pass as the event loop would: from one wake-up to the next.
  func run(seconds: Double) throws {
    let end = clock.now.advanced(bySeconds: seconds)
    try turn()
    while let wakeUp = output.wakeUp, wakeUp <= end {
      clock.now = max(clock.now, wakeUp)
      try turn()
    }
    clock.now = end
  }

  func turn() throws {
    turns += 1
    try #require(turns < 1000, "the output spins")
    try output.turn(at: clock.now)
  }

  /// Taps the link in the middle of the screen.
  func tap() throws {
    for kind in [ContactChange.Kind.landed, .lifted] {
      let change = ContactChange(
        contact: ContactID(rawValue: UInt64(turns)), kind: kind, position: Point(x: 160, y: 10))
      output.handle(TouchFrame(time: clock.now, changes: [change]))
      clock.now = clock.now.advanced(bySeconds: 0.05)
    }
    try turn()
  }

  func adopt(_ idle: IdleConfiguration) throws {
    let configuration = Self.configuration(idle)
    output.sleep.settings = IdleSettings(configuration.idle)
    output.adopt(try Self.screens(configuration), configuration: configuration, at: clock.now)
    try turn()
  }
}

@Suite struct `A panel that nobody is at` {
  /// The first line of a backlight's file.
  private func value(_ file: String, in folder: TemporaryFolder) throws -> String {
    try folder.firstLine("panel/\(file)")
  }

  @Test func `is dimmed by one darker frame, then rests`() throws {
    let stage = try Stage(IdleConfiguration(dimAfter: 60))
    try stage.run(seconds: 3600)
    #expect(stage.display.log == ["60 0 0"])
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `is dimmed by its backlight where it has one, without a frame`() throws {
    let folder = try TemporaryFolder()
    try folder.write("200\n", to: "panel/brightness")
    let stage = try Stage(
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
    let stage = try Stage(
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
    let stage = try Stage(IdleConfiguration(blankAfter: 60, mode: mode))
    try stage.run(seconds: 3600)
    #expect(stage.display.log == dark)
    #expect(stage.output.wakeUp == nil)
    stage.display.clearLog()
    try stage.tap()
    #expect(stage.display.log == light)
  }

  @Test(arguments: IdleConfiguration.Mode.allCases)
  func `has its backlight off while it is dark, but where black is to do`(
    mode: IdleConfiguration.Mode
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("200\n", to: "panel/brightness")
    try folder.write("0\n", to: "panel/bl_power")
    let stage = try Stage(
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
    let stage = try Stage(idle)
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
    let stage = try Stage(IdleConfiguration(blankAfter: 60))
    try stage.run(seconds: 100)
    stage.output.handle(KeyPress(key: .right, time: stage.now))
    try stage.turn()
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.display.log.last == "200 0 0")
    stage.output.handle(KeyPress(key: .right, time: stage.now))
    #expect(stage.output.stackNames == ["red", "green"])
  }

  @Test func `presents nothing while it is dark, whatever its screens do`() throws {
    let stage = try Stage(IdleConfiguration(blankAfter: 60, mode: .black))
    try stage.run(seconds: 100)
    stage.display.clearLog()
    for _ in 0..<10 {
      stage.output.picturesChanged()
      try stage.run(seconds: 1)
    }
    #expect(stage.display.log == [])
  }

  @Test func `returns to its first screen in sight, and once`() throws {
    let stage = try Stage(IdleConfiguration(returnToRootAfter: 60))
    try stage.tap()
    #expect(stage.output.stackNames == ["red", "blue"])
    stage.display.clearLog()
    try stage.run(seconds: 3600)
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.display.log.last == "200 0 0")
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `returns to its first screen in the dark`() throws {
    let stage = try Stage(IdleConfiguration(blankAfter: 60, returnToRootAfter: 120))
    try stage.tap()
    try stage.run(seconds: 100)
    #expect(stage.output.stackNames == ["red", "blue"])
    stage.display.clearLog()
    try stage.run(seconds: 100)
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.display.log == [])
    try stage.tap()
    #expect(stage.display.log == ["200 0 0"])
  }

  @Test func `shows its screens by itself and begins anew at the end, until a touch, which acts`()
    throws
  {
    let stage = try Stage(IdleConfiguration(attract: .init(after: 60, every: 10)))
    var stacks: [[String]] = []
    try stage.run(seconds: 60)
    for _ in 0..<4 {
      stacks.append(stage.output.stackNames)
      try stage.run(seconds: 10)
    }
    #expect(
      stacks == [
        ["red", "green"], ["red", "green", "blue"], ["red"], ["red", "green"],
      ])
    #expect(stage.output.sleep.isAttracting)
    try stage.run(seconds: 10)
    #expect(stage.output.stackNames == ["red"])
    try stage.tap()
    #expect(stage.output.stackNames == ["red", "blue"])
    #expect(!stage.output.sleep.isAttracting)
    try stage.run(seconds: 59)
    #expect(stage.output.stackNames == ["red", "blue"])
  }

  @Test func `goes dark on its first screen after it has shown others by itself`() throws {
    let stage = try Stage(
      IdleConfiguration(blankAfter: 65, attract: .init(after: 60, every: 10)))
    try stage.run(seconds: 62)
    #expect(stage.output.stackNames == ["red", "green"])
    try stage.run(seconds: 600)
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.display.log.last == "0 0 0")
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `stays dark when its display is probed anew, without lighting for it`() throws {
    let stage = try Stage(IdleConfiguration(blankAfter: 60, mode: .dpms))
    try stage.run(seconds: 100)
    stage.display.clearLog()
    stage.output.showAnew()
    try stage.run(seconds: 10)
    #expect(stage.display.log == ["reset", "off"])
  }

  @Test func `stays dark on a display that comes back`() throws {
    let stage = try Stage(IdleConfiguration(blankAfter: 60, mode: .dpms))
    try stage.run(seconds: 100)
    let display = PoweredDisplay()
    let configuration = Stage.configuration(IdleConfiguration(blankAfter: 60, mode: .dpms))
    let output = Output(
      display: display, source: try Stage.screens(configuration), configuration: configuration,
      sleep: stage.output.sleep, clock: { stage.now })
    try output.turn(at: stage.now)
    #expect(display.log == ["0 0 0", "off"])
  }

  @Test func `goes dark otherwise as soon as that is configured, without waking`() throws {
    let stage = try Stage(IdleConfiguration(blankAfter: 60, mode: .dpms))
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
    let stage = try Stage(IdleConfiguration(blankAfter: 60, mode: .dpms))
    stage.display.failure = .unusable("no")
    #expect(throws: DisplayError.unusable("no")) { try stage.run(seconds: 100) }
  }
}

import Composition
import Configuration
import DisplayOutput
import Geometry
import KioskRuntime
import Testing

/// What an output makes of screens that do things by themselves.
@Suite struct `Screens of an application` {
  private let display = HeadlessDisplay(
    mode: DisplayMode(size: PixelSize(width: 4, height: 2), refreshRate: 50))
  private let screens: LivelyScreens
  private let clock: VirtualClock
  private let output: Output

  init() throws {
    let screens = try LivelyScreens()
    let clock = VirtualClock()
    self.screens = screens
    self.clock = clock
    output = Output(
      display: display, source: screens, configuration: Self.configuration,
      clock: { clock.now })
    try rest()
  }

  private static let configuration = KioskConfiguration(
    root: "home", screens: [ScreenConfiguration(name: "home", content: .color(.black))])

  /// Turns as the event loop would, until nothing is to come.
  private func rest() throws {
    if screens.takeFinished(at: clock.now) { output.picturesChanged() }
    try output.turn(at: clock.now)
    var turns = 0
    while let wakeUp = output.wakeUp {
      turns += 1
      try #require(turns < 100, "the output spins")
      clock.now = max(clock.now, wakeUp)
      try output.turn(at: clock.now)
    }
    clock.now = clock.now.advanced(bySeconds: 1)
  }

  private var shade: UInt8 { display.frontPicture.bytes[0] }

  @Test func `push and pop when they ask for it, though nobody touches anything`() throws {
    screens.ask(.turn("clock", shade: 7))
    screens.ask(.push("clock"))
    try rest()
    #expect(output.stackNames == ["home", "clock"])
    #expect(shade == 7)
    screens.ask(.pop)
    try rest()
    #expect(output.stackNames == ["home"])
    #expect(shade == 0)
  }

  @Test func `are shown by one frame when they change, and then nothing moves`() throws {
    #expect(output.flips == 1)
    for shade in UInt8(1)...3 {
      screens.ask(.turn("home", shade: shade))
      try rest()
      #expect(self.shade == shade)
      #expect(output.flips == 1 + Int(shade))
    }
    #expect(output.wakeUp == nil)
  }

  @Test func `cost no frame when they change while they are covered`() throws {
    screens.ask(.push("clock"))
    try rest()
    let flips = output.flips
    screens.ask(.turn("home", shade: 9))
    try rest()
    #expect(output.flips == flips)
    screens.ask(.pop)
    try rest()
    #expect(shade == 9)
  }

  @Test func `stay on the stack through a reload, though no configuration names them`() throws {
    screens.ask(.push("a"))
    try rest()
    screens.ask(.push("b"))
    try rest()
    output.adopt(screens, configuration: Self.configuration, at: clock.now)
    #expect(output.stackNames == ["home", "a", "b"])
    #expect(screens.attachments == [["home"], ["home", "a", "b"]])
    screens.ask(.pop)
    try rest()
    #expect(output.stackNames == ["home", "a"])
  }

  @Test func `stay on the stack when the display is found again`() throws {
    screens.ask(.push("a"))
    try rest()
    let clock = clock
    let next = Output(
      display: HeadlessDisplay(
        mode: DisplayMode(size: PixelSize(width: 8, height: 8), refreshRate: 50)),
      source: screens, configuration: Self.configuration, stack: output.stackNames,
      clock: { clock.now })
    #expect(screens.attachments == [["home"], ["home", "a"]])
    #expect(screens.controller === next.controller)
    #expect(screens.picture(of: screens.root).size == PixelSize(width: 8, height: 8))
  }
}

import Composition
import Configuration
import DisplayOutput
import Geometry
import Gestures
import KioskRuntime
import LinuxIO
import Presence
import Testing

/// A panel of a red, a green and a blue screen, each pushing the next, in virtual time.
final class IdleStage {
  let display: PoweredDisplay
  private(set) var output: Output
  private let clock: VirtualClock
  private var turns = 0

  /// Has shown its first screen, and forgotten that.
  init(_ idle: IdleConfiguration, backlight: Backlight? = nil) throws {
    let clock = VirtualClock()
    self.clock = clock
    display = PoweredDisplay(backlight: backlight)
    let configuration = Self.configuration(idle)
    output = Output(
      display: display, source: try PictureScreens(undecoded: configuration),
      configuration: configuration, clock: { clock.now })
    try run(seconds: 1)
    display.clearLog()
  }

  /// The three screens, each with a link in the middle that leads to the blue one.
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

  /// Has the output do what is due.
  func turn() throws {
    turns += 1
    try #require(turns < 1000, "the output spins")
    try output.turn(at: clock.now)
  }

  /// Taps the link in the middle of the screen.
  func tap() throws {
    for kind in [ContactChange.Kind.landed, .lifted] {
      output.handle(TouchFrame(kind, x: 160, at: clock.now, contact: UInt64(turns)))
      clock.now = clock.now.advanced(bySeconds: 0.05)
    }
    try turn()
  }

  /// Goes on with another configuration.
  func adopt(_ idle: IdleConfiguration) throws {
    let configuration = Self.configuration(idle)
    output.sleep.settings = IdleSettings(configuration.idle)
    output.adopt(
      try PictureScreens(undecoded: configuration), configuration: configuration, at: clock.now)
    try turn()
  }
}

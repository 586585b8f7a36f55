import AllocationCounting
import Composition
import Configuration
import Geometry
import LinuxIO
import Presence
import TestFiles
import Testing

@testable import DisplayOutput
@testable import KioskRuntime

@Suite struct `The light of a mirror` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["original", "own"] { try folder.write("200\n", to: "\(name)/brightness") }
  }

  private func backlight(_ name: String) -> Backlight { Backlight(named: name, in: folder.path) }

  private func brightness(_ name: String = "own") throws -> String {
    try folder.firstLine("\(name)/brightness")
  }

  private func frame(_ red: UInt8) -> [PlacedBuffer] {
    let size = PixelSize(width: 320, height: 20)
    let pixels = Array(repeating: [0, 0, red, 0] as [UInt8], count: size.width * size.height)
    let buffer = PixelBuffer(size: size, format: .xrgb8888, bytes: pixels.flatMap { $0 })
    return [PlacedBuffer(buffer: buffer, x: 0, y: 0)]
  }

  /// An output that has come to rest in a light.
  private func light(
    _ level: PanelLight, mode: IdleConfiguration.Mode = .backlight, of backlight: Backlight?
  ) -> OutputLight {
    var light = OutputLight(mode: mode, backlight: backlight)
    _ = light.follow(level)
    _ = light.setBacklight()
    light.isSet = true
    return light
  }

  /// A mirror that shows a red frame.
  private func mirror(of display: PoweredDisplay) throws -> Mirror {
    let mirror = Mirror(display: display)
    mirror.show(frame(200))
    try mirror.turn(at: .zero)
    #expect(display.log == ["200 0 0"])
    display.clearLog()
    return mirror
  }

  @Test func `is dimmed and put back without a frame where it has a backlight`() throws {
    let display = PoweredDisplay(backlight: backlight("own"))
    let mirror = try mirror(of: display)
    let original = backlight("original")
    mirror.follow(light(.dimmed, of: original))
    try mirror.turn(at: .zero)
    #expect(try brightness() == "60")
    // Whoever sets it meanwhile is heeded: at rest nothing is written.
    try folder.write("99\n", to: "own/brightness")
    try mirror.turn(at: .zero)
    #expect(try brightness() == "99")
    mirror.follow(light(.full, of: original))
    try mirror.turn(at: .zero)
    #expect(try brightness() == "200")
    #expect(display.log == [])
  }

  @Test func `goes while the panel is off, which shows no frame before`() throws {
    let display = PoweredDisplay(backlight: backlight("own"))
    let mirror = try mirror(of: display)
    try mirror.setPowered(false)
    mirror.show(frame(0))
    mirror.follow(light(.dark, mode: .dpms, of: nil))
    try mirror.turn(at: .zero)
    #expect(try brightness() == "0")
    #expect(display.log == ["off"])
  }

  @Test func `is not dimmed twice where the picture is dimmed already`() throws {
    let display = PoweredDisplay(backlight: backlight("own"))
    let mirror = try mirror(of: display)
    mirror.follow(light(.dimmed, of: nil))
    try mirror.turn(at: .zero)
    #expect(try brightness() == "200")
    #expect(display.log == [])
  }

  @Test func `is dimmed by its picture where the output alone has a backlight`() throws {
    let display = PoweredDisplay()
    let mirror = try mirror(of: display)
    let original = backlight("original")
    mirror.follow(light(.dimmed, of: original))
    try mirror.turn(at: .zero)
    mirror.show(frame(100))
    try mirror.turn(at: .zero)
    mirror.follow(light(.full, of: original))
    try mirror.turn(at: .zero)
    #expect(display.log == ["60 0 0", "30 0 0", "100 0 0"])
  }

  @Test func `is dimmed by its picture where its backlight may not be set, and says why`() throws {
    let display = PoweredDisplay(backlight: backlight("none"))
    let mirror = try mirror(of: display)
    mirror.follow(light(.dimmed, of: backlight("original")))
    try mirror.turn(at: .zero)
    #expect(display.log == ["60 0 0"])
    #expect(mirror.backlightProblem?.subject == folder.file("none/brightness"))
  }

  @Test(arguments: IdleConfiguration.Mode.allCases)
  func `is off while the output is dark, but where black is to do`(
    mode: IdleConfiguration.Mode
  ) throws {
    let display = PoweredDisplay(backlight: backlight("own"))
    let mirror = try mirror(of: display)
    mirror.show(frame(0))
    mirror.follow(light(.dark, mode: mode, of: nil))
    try mirror.turn(at: .zero)
    #expect(try brightness() == (mode == .black ? "200" : "0"))
    #expect(display.log == ["0 0 0"])
  }

  @Test func `goes after the black frame is on the panel, and comes after the first picture`()
    throws
  {
    let display = PoweredDisplay(backlight: backlight("own"))
    let mirror = try mirror(of: display)
    let (folder, path) = (folder, "own/brightness")
    var seen: [String] = []
    display.willPresent = { () throws(DisplayError) in
      let text = (try? folder.contents(path)) ?? []
      seen.append(String(decoding: text.prefix { $0 != 10 }, as: UTF8.self))
    }
    for (level, red) in [(PanelLight.dark, 0 as UInt8), (.full, 200)] {
      // The output has decided, and has not shown its frame.
      var undecided = OutputLight(mode: .backlight, backlight: nil)
      _ = undecided.follow(level == .dark ? .dark : .dimmed)
      mirror.follow(undecided)
      try mirror.turn(at: .zero)
      mirror.show(frame(red))
      mirror.follow(light(level, of: nil))
      try mirror.turn(at: .zero)
    }
    #expect(seen == ["200", "0"])
    #expect(try brightness() == "200")
  }

  @Test func `goes when the black frame is seen, not when it is on its way`() throws {
    let display = StubbornDisplay(backlight: backlight("own"))
    let mirror = Mirror(display: display)
    mirror.show(frame(200))
    try mirror.turn(at: .zero)
    mirror.show(frame(0))
    mirror.follow(light(.dark, of: nil))
    // The picture is on its way, then the black frame.
    for expected in ["200", "200", "0"] {
      try mirror.turn(at: .zero)
      #expect(try brightness() == expected)
      try mirror.readFlips(at: .zero)
    }
    #expect(display.presented.count == 2)
  }

  @Test func `is as the output has it where both have one backlight`() throws {
    let device = BacklightDevice(named: "own", in: folder.path, rememberingIn: nil)
    let original = Backlight(of: device)
    let dimmed = light(.dimmed, of: original)
    #expect(try brightness() == "60")
    let mirror = try mirror(of: PoweredDisplay(backlight: Backlight(of: device)))
    #expect(try brightness() == "60")
    mirror.follow(dimmed)
    try mirror.turn(at: .zero)
    #expect(try brightness() == "60")
    // Lit for one of them is lit.
    try original.restore()
    #expect(try brightness() == "200")
  }

  @Test func `is given to another console, and taken back`() throws {
    let display = PoweredDisplay(backlight: backlight("own"))
    let mirror = try mirror(of: display)
    let original = light(.dimmed, of: backlight("original"))
    mirror.follow(original)
    try mirror.turn(at: .zero)
    mirror.giveBacklightBack()
    #expect(try brightness() == "200")
    mirror.follow(original)
    try mirror.turn(at: .zero)
    #expect(try brightness() == "60")
  }

  @Test func `stays on when another console gives the panel back, until the output has woken`()
    throws
  {
    let mirror = try mirror(of: PoweredDisplay(backlight: backlight("own")))
    var original = light(.dark, of: backlight("original"))
    mirror.follow(original)
    try mirror.turn(at: .zero)
    #expect(try brightness() == "0")
    mirror.giveBacklightBack()
    original.giveBacklightBack()
    mirror.showAnew()
    // The output is awake; its frame is on its way.
    _ = original.follow(.full)
    for isSet in [false, true] {
      original.isSet = isSet
      mirror.follow(original)
      try mirror.turn(at: .zero)
      #expect(try brightness() == "200")
    }
  }

  @Test func `is off again after the mode was set anew, which turns backlights on`() throws {
    try folder.write("0\n", to: "own/bl_power")
    let mirror = try mirror(of: PoweredDisplay(backlight: backlight("own")))
    let original = light(.dark, of: backlight("original"))
    mirror.follow(original)
    try mirror.turn(at: .zero)
    #expect(try folder.firstLine("own/bl_power") == "4")
    try folder.write("0\n", to: "own/bl_power")
    mirror.showAnew()
    mirror.follow(original)
    try mirror.turn(at: .zero)
    #expect(try folder.firstLine("own/bl_power") == "4")
  }

  @Test(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
  func `allocates nothing for a dimmed frame`() throws {
    let mode = DisplayMode(size: PixelSize(width: 320, height: 20), refreshRate: 50)
    let mirror = Mirror(display: HeadlessDisplay(mode: mode))
    mirror.follow(light(.dimmed, of: backlight("original")))
    let frames = [frame(100), frame(200)]
    func present(_ count: Int) throws {
      for index in 0..<count {
        mirror.show(frames[index % 2])
        try mirror.turn(at: .zero)
      }
    }
    try present(10)
    #expect(try AllocationCounter.count { try present(100) } == 0)
    #expect(mirror.flips == 110)
  }
}

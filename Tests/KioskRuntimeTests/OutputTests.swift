import Composition
import Configuration
import DisplayOutput
import Geometry
import Gestures
import KioskRuntime
import LinuxIO
import Navigation
import Testing

/// A panel of 320x20 pixels with one-coloured screens, in virtual time.
private final class Stage {
  let display = HeadlessDisplay(
    mode: DisplayMode(size: PixelSize(width: 320, height: 20), refreshRate: 50))
  let time: VirtualClock
  let output: Output
  private(set) var turns = 0

  init(
    _ configuration: KioskConfiguration = Stage.configuration(["red", "green", "blue"]),
    stack: [String] = []
  ) throws {
    let time = VirtualClock()
    self.time = time
    output = Output(
      display: display, source: try PictureScreens(undecoded: configuration),
      configuration: configuration,
      stack: stack, clock: { time.now })
  }

  /// Screens of one colour each, in a row, with a link in the middle of each that pops.
  static func configuration(_ names: [String]) -> KioskConfiguration {
    let colors = [
      "red": Color(red: 255, green: 0, blue: 0), "green": Color(red: 0, green: 255, blue: 0),
      "blue": Color(red: 0, green: 0, blue: 255),
    ]
    return KioskConfiguration(
      root: names[0],
      screens: names.enumerated().map { index, name in
        ScreenConfiguration(
          name: name, content: .color(colors[name] ?? .black),
          push: index + 1 < names.count ? names[index + 1] : nil,
          background: colors[name] ?? .black,
          links: [
            ScreenLink(area: UnitRect(x: 0.4, y: 0, width: 0.2, height: 1), action: .pop)
          ])
      })
  }

  /// Lets time pass as the event loop would: from one wake-up to the next.
  func run(milliseconds: Int64) throws {
    let end = Instant(nanoseconds: time.now.nanoseconds + milliseconds * 1_000_000)
    try turn()
    while let wakeUp = output.wakeUp, wakeUp <= end {
      time.now = max(time.now, wakeUp)
      try turn()
    }
    time.now = end
  }

  private func turn() throws {
    turns += 1
    try #require(turns < 1000, "the output spins")
    try output.turn(at: time.now)
  }

  func touch(_ kind: ContactChange.Kind, x: Double) throws {
    output.handle(TouchFrame(kind, x: x, at: time.now))
    try turn()
  }

  /// Swipes from one x to another, a sample each 10 ms.
  func swipe(from start: Double, to end: Double) throws {
    try touch(.landed, x: start)
    for step in 1...10 {
      try run(milliseconds: 10)
      try touch(.moved, x: start + (end - start) * Double(step) / 10)
    }
  }

  /// The colours along the first row, each once, from left to right.
  var row: [String] {
    let names: [[UInt8]: String] = [
      [0, 0, 255]: "red", [0, 255, 0]: "green", [255, 0, 0]: "blue", [0, 0, 0]: "black",
    ]
    var row: [String] = []
    let bytes = display.frontPicture.bytes
    for x in 0..<320 {
      let name = names[Array(bytes[x * 4..<x * 4 + 3])] ?? "?"
      if row.last != name { row.append(name) }
    }
    return row
  }
}

@Suite struct `An output` {
  @Test func `shows its root, then rests without a wake-up`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 1000)
    #expect(stage.row == ["red"])
    #expect(stage.output.flips == 1)
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `waits a while for the first picture, then shows the background`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 499)
    #expect(stage.output.flips == 0)
    try stage.run(milliseconds: 1)
    #expect(stage.output.flips == 1)
  }

  @Test func `follows a finger and settles`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 1000)
    try stage.swipe(from: 315, to: 95)
    #expect(stage.row == ["red", "green"])
    try stage.touch(.lifted, x: 95)
    try stage.run(milliseconds: 1000)
    #expect(stage.output.stackNames == ["red", "green"])
    #expect(stage.row == ["green"])
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `makes no more frames than the display has refreshes`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 1000)
    let before = stage.output.flips
    try stage.touch(.landed, x: 315)
    // 400 samples in 200 ms, ten refreshes.
    for step in 1...400 {
      stage.time.now = stage.time.now.advanced(bySeconds: 0.0005)
      try stage.touch(.moved, x: 315 - Double(step) / 2)
    }
    #expect((9...11).contains(stage.output.flips - before))
  }

  @Test func `makes no frame for touches that change nothing`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 1000)
    let before = stage.output.flips
    try stage.swipe(from: 160, to: 100)
    try stage.touch(.lifted, x: 100)
    try stage.run(milliseconds: 1000)
    #expect(stage.output.flips == before)
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `makes no frame for a picture that is not on the glass`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 1000)
    stage.output.picturesChanged()
    try stage.run(milliseconds: 1000)
    #expect(stage.output.flips == 1)
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `follows links`() throws {
    let stage = try Stage(stack: ["red", "green"])
    try stage.run(milliseconds: 1000)
    #expect(stage.row == ["green"])
    try stage.touch(.landed, x: 160)
    try stage.touch(.lifted, x: 160)
    try stage.run(milliseconds: 100)
    #expect(stage.row == ["red", "green"])
    try stage.run(milliseconds: 1000)
    #expect(stage.row == ["red"])
  }

  @Test func `follows keys, and rests again`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 1000)
    stage.output.handle(KeyPress(key: .right, time: stage.time.now))
    try stage.run(milliseconds: 100)
    #expect(stage.row == ["red", "green"])
    try stage.run(milliseconds: 1000)
    #expect(stage.row == ["green"])
    stage.output.handle(KeyPress(key: .escape, time: stage.time.now))
    try stage.run(milliseconds: 1000)
    #expect(stage.row == ["red"])
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `shows the focus of keys, until the screen is touched`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 1000)
    stage.output.handle(KeyPress(key: .tab, time: stage.time.now))
    try stage.run(milliseconds: 1000)
    #expect(stage.row != ["red"])
    #expect(stage.output.flips == 2)
    try stage.touch(.landed, x: 20)
    try stage.run(milliseconds: 1000)
    #expect(stage.row == ["red"])
    #expect(stage.output.flips == 3)
    #expect(stage.output.wakeUp == nil)
  }

  @Test func `cross-fades to where a link leads, in every refresh, where motion is to be reduced`()
    throws
  {
    var configuration = Stage.configuration(["red", "green"])
    configuration.accessibility.reduceMotion = true
    let stage = try Stage(configuration, stack: ["red", "green"])
    try stage.run(milliseconds: 1000)
    let before = stage.output.flips
    try stage.touch(.landed, x: 160)
    try stage.touch(.lifted, x: 160)
    var shades: [UInt8] = []
    while !stage.output.controller.isAtRest {
      try stage.run(milliseconds: 20)
      // The picture is one colour all over, in no part of which a screen has moved.
      #expect(stage.row.count == 1)
      // What is left of the green screen, over red.
      let pixel = stage.display.frontPicture.bytes.prefix(3)
      #expect(pixel.first == 0 && Int(pixel[1]) + Int(pixel[2]) == 255)
      shades.append(pixel[1])
    }
    #expect(shades == shades.sorted(by: >) && Set(shades).count >= 14)
    try stage.run(milliseconds: 1000)
    #expect(stage.row == ["red"])
    #expect((15...17).contains(stage.output.flips - before))
    #expect(stage.output.wakeUp == nil)
  }

  @Test(arguments: [
    (["red", "green", "blue"], ["red", "green", "blue"]),
    (["red", "blue"], ["red"]),
    (["red"], ["red"]),
    (["green", "red", "blue"], ["green"]),
  ])
  func `keeps the stack through a reload, up to the first screen that is gone`(
    names: [String], expected: [String]
  ) throws {
    let stage = try Stage(stack: ["red", "green", "blue"])
    try stage.run(milliseconds: 1000)
    let configuration = Stage.configuration(names)
    stage.output.adopt(
      try PictureScreens(undecoded: configuration), configuration: configuration, at: stage.time.now
    )
    try stage.run(milliseconds: 1000)
    #expect(stage.output.stackNames == expected)
    #expect(stage.row == expected.suffix(1))
  }

  @Test func `cancels a drag on reload, and the finger does nothing any more`() throws {
    let stage = try Stage()
    try stage.run(milliseconds: 1000)
    try stage.swipe(from: 315, to: 95)
    let configuration = Stage.configuration(["red", "green"])
    stage.output.adopt(
      try PictureScreens(undecoded: configuration), configuration: configuration, at: stage.time.now
    )
    try stage.touch(.moved, x: 50)
    try stage.touch(.lifted, x: 50)
    try stage.run(milliseconds: 1000)
    #expect(stage.output.stackNames == ["red"])
    #expect(stage.row == ["red"])
  }
}

import Composition
import Configuration
import Geometry
import Gestures
import KioskRuntime
import LinuxIO
import Navigation
import Testing

/// Three screens of one colour in a row on a panel of 1000 x 500 pixels, a point each, with two links
/// on the first.
private final class Stage {
  let screens: PictureScreens
  let controller: InteractivePushNavigationController
  private var milliseconds: Int64 = 0

  init(rightToLeft: Bool = false, affordances: Bool = true, stack: Int = 1) throws {
    let gray = Color(red: 90, green: 90, blue: 90)
    let links = [
      ScreenLink(area: UnitRect(x: 0, y: 0.2, width: 1, height: 0.6), action: .push("c")),
      ScreenLink(area: UnitRect(x: 0.2, y: 0.9, width: 0.2, height: 0.1), action: .push("b")),
    ]
    let configuration = KioskConfiguration(
      screens: [
        ScreenConfiguration(
          name: "a", content: .color(gray), push: "b", background: gray, links: links),
        ScreenConfiguration(name: "b", content: .color(gray), push: "c", background: gray),
        ScreenConfiguration(
          name: "c", content: .image(path: "/nowhere.png"), push: "a", background: gray),
      ], layoutDirection: rightToLeft ? .rightToLeft : .leftToRight,
      accessibility: AccessibilityConfiguration(affordances: affordances),
      outputs: [OutputConfiguration(root: "a")])
    screens = PictureScreens(configuration, decoder: try PictureScreens.startDecoder())
    let panel = Panel(size: PixelSize(width: 1000, height: 500))
    controller = InteractivePushNavigationController(
      rootScreen: screens.root, configuration: configuration, panel: panel)
    let names = ["a", "b", "c"].prefix(stack)
    controller.setStack(names.compactMap { screens.screen(named: $0) }, at: .zero)
    screens.attach(to: controller, on: panel)
  }

  var stack: String { controller.stack.map(\.name).joined() }
  private var now: Instant { Instant(nanoseconds: milliseconds * 1_000_000) }

  func touch(_ kind: ContactChange.Kind, x: Double, y: Double) {
    milliseconds += 10
    controller.handle(TouchFrame(kind, x: x, y: y, at: now))
  }

  func tap(x: Double, y: Double = 250) {
    touch(.landed, x: x, y: y)
    touch(.lifted, x: x, y: y)
    milliseconds += 1000
    controller.advance(to: now)
  }

  func press(_ keys: Key...) {
    for key in keys {
      milliseconds += 10
      controller.handle(KeyPress(key: key, time: now))
    }
  }

  func wait() {
    milliseconds += 1000
    controller.advance(to: now)
  }

  /// Decodes what is asked for.
  func prepare(_ names: String...) {
    screens.prepare(needed: names.compactMap { screens.screen(named: $0) }, likely: [])
    screens.finish(at: .zero)
  }

  /// The shade of a pixel of a screen, 0...255.
  func shade(of name: String, x: Int, y: Int) throws -> UInt8 {
    screens.picture(of: try #require(screens.screen(named: name))).bytes[(y * 1000 + x) * 4]
  }

  /// Where a screen shows buttons: `<` at the left, `>` at the right.
  func buttons(of name: String) throws -> String {
    (try shade(of: name, x: 36, y: 250) > 200 ? "<" : "")
      + (try shade(of: name, x: 1000 - 36, y: 250) > 200 ? ">" : "")
  }
}

@Suite struct `The buttons on pictures` {
  @Test(arguments: [(false, [">", "<>", "<"]), (true, ["<", "<>", ">"])])
  func `are where a swipe could start, also where the picture is missing`(
    rightToLeft: Bool, buttons: [String]
  ) throws {
    let stage = try Stage(rightToLeft: rightToLeft)
    // First what stands in for pictures, then the pictures; that of c is missing.
    #expect(try ["a", "b", "c"].map(stage.buttons) == buttons)
    stage.prepare("a", "b", "c")
    #expect(stage.screens.problems.count == 1)
    #expect(try ["a", "b", "c"].map(stage.buttons) == buttons)
  }

  @Test func `are there only where the configuration wants them`() throws {
    let stage = try Stage(affordances: false, stack: 2)
    stage.prepare("a", "b")
    #expect(try ["a", "b"].map(stage.buttons) == ["", ""])
    stage.tap(x: 28)
    #expect(stage.stack == "ab")
  }

  @Test func `push and pop by a tap, above the links under them`() throws {
    let stage = try Stage()
    stage.tap(x: 1000 - 28)
    #expect(stage.stack == "ab")
    stage.tap(x: 28)
    #expect(stage.stack == "a")
    // On the root there is no button to go back: the link is seen.
    stage.tap(x: 28)
    #expect(stage.stack == "ac")
  }

  @Test func `are mirrored with the layout`() throws {
    let stage = try Stage(rightToLeft: true)
    stage.tap(x: 28)
    #expect(stage.stack == "ab")
    stage.tap(x: 1000 - 28)
    #expect(stage.stack == "a")
  }

  @Test func `let a swipe begin on them`() throws {
    let stage = try Stage(stack: 2)
    stage.touch(.landed, x: 28, y: 250)
    for x in [40.0, 80, 300, 700] { stage.touch(.moved, x: x, y: 250) }
    #expect(stage.controller.percentDrivenInteractiveTransition != nil)
    stage.touch(.lifted, x: 700, y: 250)
    #expect(stage.stack == "a")
    stage.wait()
    #expect(stage.controller.isAtRest && stage.stack == "a")
  }

  @Test func `do nothing for a finger that strays`() throws {
    let stage = try Stage(stack: 2)
    stage.touch(.landed, x: 28, y: 250)
    stage.touch(.moved, x: 28, y: 330)
    stage.touch(.lifted, x: 28, y: 250)
    stage.wait()
    #expect(stage.stack == "ab")
  }
}

@Suite struct `The focus of keys` {
  /// The ring's middle line at the lower edge of the second link, and at the upper one of the first.
  private func ring(_ stage: Stage) throws -> String {
    (try stage.shade(of: "a", x: 500, y: 103) > 200 ? "first" : "")
      + (try stage.shade(of: "a", x: 300, y: 453) > 200 ? "second" : "")
  }

  @Test func `goes from link to link, round and round, and is seen`() throws {
    let stage = try Stage(affordances: false)
    stage.prepare("a")
    #expect(try ring(stage) == "")
    var seen: [String] = []
    for key in [Key.tab, .tab, .tab, .backTab, .backTab] {
      stage.press(key)
      seen.append(try ring(stage))
    }
    #expect(seen == ["first", "second", "first", "second", "first"])
  }

  @Test(arguments: [Key.enter, .space])
  func `is where Enter and Space follow the link`(key: Key) throws {
    let stage = try Stage()
    stage.press(key)
    #expect(stage.stack == "a")
    stage.press(.backTab, key)
    #expect(stage.stack == "ab")
  }

  @Test func `is still there after going back, and leaves when the screen is touched`() throws {
    let stage = try Stage()
    stage.press(.tab, .enter)
    stage.wait()
    #expect(stage.stack == "ac")
    // The screen that is on top has no link to press.
    stage.press(.tab, .enter, .escape)
    stage.wait()
    #expect(stage.stack == "a")
    #expect(try ring(stage) == "first")
    stage.tap(x: 900, y: 20)
    #expect(try ring(stage) == "")
    stage.press(.enter)
    #expect(stage.stack == "a")
  }

  @Test func `is drawn once, and anew on another picture`() throws {
    let stage = try Stage()
    stage.press(.tab)
    let root = stage.screens.root
    let before = stage.screens.picture(of: root)
    #expect(stage.screens.picture(of: root) === before)
    stage.prepare("a")
    let after = stage.screens.picture(of: root)
    #expect(after !== before)
    #expect(stage.screens.picture(of: root) === after)
  }
}

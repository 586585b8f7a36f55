import Composition
import Configuration
import Geometry
import KioskRuntime
import LinuxIO
import Navigation
import Testing

@Suite struct `The screens of a configuration` {
  private static let panel = Panel(size: PixelSize(width: 2, height: 2))

  /// Paints each picture with the colour that its path names, and fails for `broken`.
  private static func decode(_ request: PictureRequest) -> PictureAnswer {
    guard case .image(let path) = request.screen.content, let shade = UInt8(path) else {
      return PictureAnswer(
        request: request, result: .failure(PictureFailure("could not read broken.png")))
    }
    let size = request.panel.size
    let bytes = [UInt8](repeating: shade, count: size.width * size.height * 4)
    return PictureAnswer(
      request: request,
      result: .success(PixelBuffer(size: size, format: .xrgb8888, bytes: bytes)))
  }

  private func decoder() throws -> PictureScreens.Decoder {
    try PictureScreens.Decoder("test", answer: Self.decode)
  }

  private func kiosk(_ shades: KeyValuePairs<String, String>) -> KioskConfiguration {
    KioskConfiguration(
      root: shades[0].key,
      screens: shades.map {
        ScreenConfiguration(
          name: $0.key, content: .image(path: $0.value),
          background: Color(red: 200, green: 200, blue: 200))
      })
  }

  /// The first byte of what a screen shows: the shade of its picture, 200 for its background.
  private func shade(of name: String, in screens: PictureScreens) throws -> UInt8 {
    screens.picture(of: try #require(screens.screen(named: name))).bytes[0]
  }

  private func prepare(_ names: [String], likely: [String] = [], in screens: PictureScreens) {
    screens.prepare(
      needed: names.compactMap { screens.screen(named: $0) },
      likely: likely.compactMap { screens.screen(named: $0) })
  }

  @Test func `show their background until the picture is there, then the picture`() throws {
    let screens = PictureScreens(kiosk(["a": "1", "b": "2"]), decoder: try decoder())
    screens.adopt(Self.panel)
    #expect(try shade(of: "a", in: screens) == 200)
    prepare(["a", "b"], in: screens)
    screens.finish(at: .zero)
    #expect(try shade(of: "a", in: screens) == 1)
    #expect(try shade(of: "b", in: screens) == 2)
    #expect(screens.problems.isEmpty)
  }

  @Test func `go on showing the background where a picture is broken, and say so`() throws {
    let screens = PictureScreens(kiosk(["a": "broken"]), decoder: try decoder())
    screens.adopt(Self.panel)
    prepare(["a"], in: screens)
    screens.finish(at: .zero)
    #expect(try shade(of: "a", in: screens) == 200)
    #expect(screens.isFinished(screens.root))
    #expect(screens.problems == ["screen a: could not read broken.png"])
  }

  @Test func `keep the old picture until a changed one is there`() throws {
    let decoder = try decoder()
    let former = PictureScreens(kiosk(["a": "1", "b": "2"]), decoder: decoder)
    former.adopt(Self.panel)
    prepare(["a", "b"], in: former)
    former.finish(at: .zero)
    let screens = PictureScreens(
      kiosk(["a": "3", "c": "4"]), decoder: decoder, replacing: former)
    #expect(try shade(of: "a", in: screens) == 1)
    #expect(!screens.isFinished(screens.root))
    prepare(["a", "c"], in: screens)
    screens.finish(at: .zero)
    #expect(try shade(of: "a", in: screens) == 3)
    #expect(try shade(of: "c", in: screens) == 4)
    #expect(screens.screen(named: "b") == nil)
  }

  @Test func `are made again for another panel`() throws {
    let screens = PictureScreens(kiosk(["a": "1"]), decoder: try decoder())
    screens.adopt(Self.panel)
    prepare(["a"], in: screens)
    screens.finish(at: .zero)
    screens.adopt(Panel(size: PixelSize(width: 3, height: 1)))
    #expect(try shade(of: "a", in: screens) == 200)
    prepare(["a"], in: screens)
    screens.finish(at: .zero)
    #expect(screens.picture(of: screens.root).size == PixelSize(width: 3, height: 1))
  }

  @Test func `prepare what is likely only as far as memory goes`() throws {
    // Each picture takes 16 bytes.
    let screens = PictureScreens(
      kiosk(["a": "1", "b": "2", "c": "3"]), decoder: try decoder(), budget: 32)
    screens.adopt(Self.panel)
    prepare(["a"], likely: ["b", "c"], in: screens)
    screens.finish(at: .zero)
    #expect(screens.screen(named: "b").map(screens.isFinished) == true)
    #expect(screens.screen(named: "c").map(screens.isFinished) == false)
  }

  @Test func `prepare what is likely in place of what was seen long ago`() throws {
    let screens = PictureScreens(
      kiosk(["a": "1", "b": "2", "c": "3"]), decoder: try decoder(), budget: 32)
    screens.adopt(Self.panel)
    for names in [["b"], ["a"]] {
      prepare(names, in: screens)
      screens.finish(at: .zero)
    }
    prepare(["a"], likely: ["c"], in: screens)
    screens.finish(at: .zero)
    #expect(screens.screen(named: "c").map(screens.isFinished) == true)
    #expect(screens.screen(named: "b").map(screens.isFinished) == false)
  }

  @Test func `go with their source, also where they push each other in a circle`() throws {
    var configuration = kiosk(["a": "1", "b": "2"])
    configuration.screens[0].push = "b"
    configuration.screens[1].push = "a"
    weak var root: Screen?
    do {
      let screens = PictureScreens(configuration, decoder: try decoder())
      root = screens.root
      #expect(root?.interactivePushDestination?.interactivePushDestination === root)
    }
    #expect(root == nil)
  }

  @Test func `are joined by their destinations, a folder by its first picture`() throws {
    var configuration = kiosk(["home": "1", "guide/1": "2", "guide/2": "3"])
    configuration.screens[0].push = "guide"
    configuration.screens[1].push = "guide/2"
    let screens = PictureScreens(configuration, decoder: try decoder())
    let first = screens.root.interactivePushDestination
    #expect(first?.name == "guide/1")
    #expect(first?.interactivePushDestination?.name == "guide/2")
    #expect(screens.screen(named: "guide") === first)
  }
}

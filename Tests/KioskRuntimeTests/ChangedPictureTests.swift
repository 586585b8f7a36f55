import Composition
import Configuration
import DisplayOutput
import Foundation
import Geometry
import Gestures
import LinuxIO
import Navigation
import Synchronization
import TestFiles
import Testing

@testable import KioskRuntime

@Suite struct `A picture that is replaced` {
  private static let size = PixelSize(width: 320, height: 20)
  private static let panel = Panel(size: size)

  private let folder: TemporaryFolder
  /// Done once, in the middle of decoding.
  private let interruption = Interruption()

  private final class Interruption: Sendable {
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    func set(_ new: @escaping @Sendable () -> Void) { action.withLock { $0 = new } }

    func happen() {
      let action = action.withLock { action in
        defer { action = nil }
        return action
      }
      action?()
    }
  }

  init() throws {
    folder = try TemporaryFolder()
    try write("1", to: "a")
    try write("2", to: "b")
    try write("3", to: "c")
  }

  /// Saves a picture as programs do: beside it, then renamed.
  private func write(_ shade: String, to name: String) throws {
    try AtomicFile.write(Array(shade.utf8), to: folder.file(name))
  }

  /// Screens in a row, of pictures whose shade their files name; one that names none is broken.
  private func screens(
    _ names: [String] = ["a", "b", "c"], budget: Int = PictureScreens.memoryBudget
  ) throws -> PictureScreens {
    let interruption = interruption
    let decoder = try PictureScreens.Decoder("test") { request in
      let text = request.screen.content.path.flatMap { try? FileContents.read($0) } ?? []
      interruption.happen()
      guard let shade = UInt8(String(decoding: text, as: UTF8.self)) else {
        return PictureAnswer(request: request, result: .failure(PictureFailure("it is broken")))
      }
      let bytes = [UInt8](
        repeating: shade, count: Self.size.width * Self.size.height * 4)
      return PictureAnswer(
        request: request,
        result: .success(PixelBuffer(size: Self.size, format: .xrgb8888, bytes: bytes)))
    }
    let configuration = KioskConfiguration(
      root: names[0],
      screens: names.enumerated().map { index, name in
        ScreenConfiguration(
          name: name, content: .image(path: folder.file(name)),
          push: index + 1 < names.count ? names[index + 1] : nil,
          background: Color(red: 200, green: 200, blue: 200))
      })
    let screens = PictureScreens(
      configuration, decoder: decoder, budget: budget, watchesFiles: true)
    screens.adopt(Self.panel)
    return screens
  }

  private func prepare(_ names: [String], in screens: PictureScreens) {
    screens.prepare(needed: names.compactMap { screens.screen(named: $0) }, likely: [])
    screens.finish(at: .zero)
  }

  private func shade(of name: String, in screens: PictureScreens) throws -> UInt8 {
    screens.picture(of: try #require(screens.screen(named: name))).bytes[0]
  }

  /// Takes in what happened to files, and waits until all is decoded.
  ///
  /// - Parameter seconds: The present moment, of the test's own clock.
  /// - Returns: Whether a picture that may be on the glass has become another.
  @discardableResult
  private func settle(_ screens: PictureScreens, at seconds: Double = 0) -> Bool {
    let now = Instant.zero.advanced(bySeconds: seconds)
    var hasChanged = screens.takeFinished(at: now)
    let quiet = now.advanced(bySeconds: PathWatcher.quietTime)
    hasChanged = screens.takeFinished(at: quiet) || hasChanged
    screens.decoder.waitForAnswers()
    return screens.takeFinished(at: quiet) || hasChanged
  }

  @Test func `is shown once it is decoded, the old one until then`() throws {
    let screens = try screens()
    prepare(["a", "b"], in: screens)
    try write("7", to: "a")
    #expect(!screens.takeFinished(at: .zero))
    #expect(try shade(of: "a", in: screens) == 1)
    #expect(settle(screens))
    #expect(try shade(of: "a", in: screens) == 7)
    #expect(try shade(of: "b", in: screens) == 2)
    #expect(screens.problems.isEmpty)
  }

  @Test func `by a broken one stays, which is said until that is mended`() throws {
    let screens = try screens()
    prepare(["a"], in: screens)
    try write("half", to: "a")
    settle(screens)
    #expect(try shade(of: "a", in: screens) == 1)
    #expect(
      screens.problems == ["screen a goes on with its former picture: it is broken"])
    try write("8", to: "a")
    settle(screens)
    #expect(try shade(of: "a", in: screens) == 8)
    #expect(screens.problems.isEmpty)
  }

  @Test func `stays where the file is taken away, which is said until it is there again`() throws {
    let screens = try screens()
    prepare(["a"], in: screens)
    try FilePath.removeFile(folder.file("a"))
    settle(screens)
    #expect(try shade(of: "a", in: screens) == 1)
    #expect(
      screens.problems == ["screen a goes on with its former picture: it is broken"])
    try write("8", to: "a")
    settle(screens, at: 1)
    #expect(try shade(of: "a", in: screens) == 8)
    #expect(screens.problems.isEmpty)
  }

  @Test func `by another in two steps is no problem in between`() throws {
    let screens = try screens()
    prepare(["a"], in: screens)
    try FilePath.removeFile(folder.file("a"))
    #expect(!screens.takeFinished(at: .zero))
    #expect(screens.problems.isEmpty)
    try write("9", to: "a")
    settle(screens)
    #expect(try shade(of: "a", in: screens) == 9)
    #expect(screens.problems.isEmpty)
  }

  @Test func `was missing, and appears`() throws {
    try FilePath.removeFile(folder.file("a"))
    let screens = try screens()
    prepare(["a"], in: screens)
    #expect(try shade(of: "a", in: screens) == 200)
    try write("9", to: "a")
    settle(screens)
    #expect(try shade(of: "a", in: screens) == 9)
    #expect(screens.problems.isEmpty)
  }

  @Test func `while it is decoded is decoded again`() throws {
    let screens = try screens()
    prepare(["a"], in: screens)
    let folder = folder
    interruption.set { try? AtomicFile.write(Array("5".utf8), to: folder.file("a")) }
    try write("4", to: "a")
    settle(screens)
    #expect(try shade(of: "a", in: screens) == 4)
    settle(screens, at: 1)
    #expect(try shade(of: "a", in: screens) == 5)
  }

  @Test func `is decoded although its screen is not near, so that the next swipe shows it`() throws
  {
    let screens = try screens()
    prepare(["a"], in: screens)
    prepare(["b"], in: screens)
    try write("6", to: "a")
    #expect(!settle(screens))
    #expect(try shade(of: "a", in: screens) == 6)
  }

  @Test func `takes no memory beside the old one's`() throws {
    let bytes = Self.size.width * Self.size.height * 4
    let screens = try screens(budget: 2 * bytes)
    prepare(["a", "b"], in: screens)
    for shade in 10..<20 {
      for name in ["a", "b", "c"] { try write("\(shade)", to: name) }
      settle(screens)
    }
    #expect(try shade(of: "a", in: screens) == 19)
    #expect(try shade(of: "b", in: screens) == 19)
    // It was never needed, so there was no room for it.
    #expect(try shade(of: "c", in: screens) == 200)
  }

  @Test func `during a swipe takes its place where the finger has put it`() throws {
    let screens = try screens()
    let display = HeadlessDisplay(mode: DisplayMode(size: Self.size, refreshRate: 50))
    let time = Mutex(Instant(nanoseconds: 1_000_000_000))
    let output = Output(
      display: display, source: screens, configuration: screens.configuration,
      clock: { time.withLock { $0 } })
    func turn() throws {
      for _ in 0..<10 {
        let now = time.withLock { time in
          time = time.advanced(bySeconds: 0.01)
          return time
        }
        try output.turn(at: now)
      }
    }
    func touch(_ kind: ContactChange.Kind, x: Double) throws {
      output.handle(TouchFrame(kind, x: x, at: time.withLock { $0 }))
      try turn()
    }
    try turn()
    settle(screens)
    output.picturesChanged()
    try turn()
    try touch(.landed, x: 315)
    for x in stride(from: 310.0, through: 160, by: -10) { try touch(.moved, x: x) }
    let before = display.frontPicture.bytes
    #expect(Set(before) == [1, 2])
    try write("11", to: "a")
    try write("12", to: "b")
    if settle(screens) { output.picturesChanged() }
    try turn()
    #expect(display.frontPicture.bytes == before.map { $0 + 10 })
    try touch(.lifted, x: 160)
  }

  @Test func `by half a file stays, with the real decoder`() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9' fill='#fff'/></svg>"
    let whole = Array(svg.utf8)
    let path = try folder.write(whole, to: "a.svg")
    let screens = PictureScreens(
      KioskConfiguration(
        root: "a", screens: [ScreenConfiguration(name: "a", content: .svg(path: path))]),
      decoder: try PictureScreens.startDecoder(), watchesFiles: true)
    screens.adopt(Self.panel)
    prepare(["a"], in: screens)
    let picture = screens.picture(of: screens.root)
    try folder.write(Array(whole.dropLast(8)), to: "a.svg")
    settle(screens)
    #expect(screens.picture(of: screens.root) === picture)
    #expect(screens.problems.count == 1)
  }
}

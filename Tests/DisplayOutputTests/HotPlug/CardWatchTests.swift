import DeviceEvents
import DisplayOutput
import Geometry
import LinuxIO
import TestFiles
import Testing

@Suite struct `A watch for cards` {
  private let folder: TemporaryFolder
  private let loop: EventLoop

  init() throws {
    folder = try TemporaryFolder()
    loop = try EventLoop()
  }

  @Test func `tries as long as it takes to hear of them, and then has everything looked at`() throws
  {
    let cards = folder.file("dev/dri")
    let watch = CardWatch(loop: loop, folder: cards)
    watch.start(at: .zero)
    #expect(watch.problem == SystemError("watch", on: cards, reason: .noSuchFile))
    var now = Instant.zero
    for _ in 0..<40 {
      now = try #require(watch.deadline)
      #expect(watch.takeNews(at: now) { _ in false } == nil)
    }
    try folder.makeFolder("dev/dri")
    now = try #require(watch.deadline)
    #expect(watch.takeNews(at: now) { _ in false } == nil)
    #expect(watch.problem == nil)
    now = try #require(watch.deadline)
    #expect(watch.takeNews(at: now) { _ in false } == .unclear)
    #expect(watch.deadline == nil)
    try folder.write("", to: "dev/dri/card0")
    #expect(try loop.turn(wait: false))
  }
}

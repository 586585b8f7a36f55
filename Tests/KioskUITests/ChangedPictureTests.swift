import Composition
import Configuration
import Geometry
import Glibc
import KioskRuntime
import LinuxIO
import Pictures
import TestFiles
import Testing
import Views

@testable import KioskUI

@MainActor
@Suite final class `A picture of views that is replaced` {
  private let folder: TemporaryFolder
  private let stage: Stage
  /// What the loop keeps.
  private var shown: PixelBuffer?

  init() throws {
    folder = try TemporaryFolder()
    try Self.write([0, 0, 255, 0], to: folder)
    let path = folder.file("photo.png")
    let scene = KioskScene { Image(file: path).resizable() }
    stage = try Stage(
      root: scene.content.root, views: scene.content.views, link: try StageLink())
    let panel = StagePanel(
      Panel(size: PixelSize(width: 8, height: 8)), configuration: KioskConfiguration(),
      designSize: nil)
    stage.take(.adopt(panel, generation: 1, .machine))
    stage.take(.show(stack: [.root], visible: [.root]))
  }

  /// A picture of one pixel.
  private static func write(_ pixel: [UInt8], to folder: TemporaryFolder) throws {
    try PNGWriter.write(
      PixelBuffer(size: PixelSize(width: 1, height: 1), format: .xrgb8888, bytes: pixel),
      to: folder.file("photo.png"))
  }

  /// The first pixel of what is drawn next, without its last byte; nil where nothing is.
  private func drawn() -> [UInt8]? {
    stage.update()
    stage.worker.waitForAnswers()
    stage.update()
    var pixel: [UInt8]?
    while let answer = stage.link.answers.take() {
      guard case .picture(_, let picture, _) = answer else { continue }
      pixel = Array(picture.bytes[..<3])
      shown = picture
    }
    return pixel
  }

  /// Waits, as the loop does on its thread, until a picture of this colour is drawn.
  private nonisolated static func waitForPicture(
    of pixel: [UInt8], from answers: Mailbox<StageAnswer>
  ) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      do {
        _ = try Thread("loop") {
          var request = pollfd(fd: answers.descriptor, events: Int16(POLLIN), revents: 0)
          while unsafe poll(&request, 1, 60_000) > 0 {
            answers.lower()
            while let answer = answers.take() {
              guard case .picture(_, let picture, _) = answer else { continue }
              if Array(picture.bytes[..<3]) == pixel { return continuation.resume(returning: true) }
            }
          }
          continuation.resume(returning: false)
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  private func passTime(_ seconds: Double) {
    stage.takeChangedPictures(at: Instant.zero.advanced(bySeconds: seconds))
  }

  @Test func `is drawn once it is left alone, and nothing is drawn before`() throws {
    #expect(drawn() == [0, 0, 255])
    try Self.write([0, 255, 0, 0], to: folder)
    passTime(0)
    #expect(drawn() == nil)
    passTime(PathWatcher.quietTime)
    #expect(drawn() == [0, 255, 0])
    #expect(drawn() == nil)
  }

  @Test func `is drawn by itself where the stage is driven`() async throws {
    let driver = StageDriver(stage)
    let answers = stage.link.answers
    stage.link.requests.wake()
    #expect(try await Self.waitForPicture(of: [0, 0, 255], from: answers))
    try Self.write([0, 255, 0, 0], to: folder)
    #expect(try await Self.waitForPicture(of: [0, 255, 0], from: answers))
    withExtendedLifetime(driver) {}
  }

  @Test func `by half a file stays`() throws {
    #expect(drawn() == [0, 0, 255])
    let whole = try folder.contents("photo.png")
    try folder.write(Array(whole.dropLast(20)), to: "photo.png")
    passTime(0)
    passTime(PathWatcher.quietTime)
    #expect(drawn() ?? [0, 0, 255] == [0, 0, 255])
  }
}

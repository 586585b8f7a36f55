import Foundation
import KioskRuntime
import LinuxIO
import TestFiles
import TouchRecording
import Views

@testable import KioskUI

/// A program of views run inside the test: the stage on the main actor, its command on a thread.
@MainActor
final class AppHarness {
  let stage: Stage
  let folder: TemporaryFolder
  private let driver: StageDriver
  private let program: KioskProgram
  /// One output needs no second stage.
  private nonisolated static let noDoor = StageDoor(
    open: { () throws(SystemError) in try StageLink() }, close: { _ in })

  init(_ scene: KioskScene) throws {
    let link = try StageLink()
    folder = try TemporaryFolder()
    stage = try Stage(root: scene.content.root, views: scene.content.views, link: link)
    driver = StageDriver(stage)
    program = AppProgram.make(
      version: "1.0", scene: scene.content.facts, link: link, door: Self.noDoor)
  }

  convenience init<Content: View>(_ view: Content) throws {
    try self.init(KioskScene { view })
  }

  /// Runs a command of the program to its end.
  func run(_ arguments: [String]) async throws -> ExitStatus {
    let program = program
    return try await withCheckedThrowingContinuation { continuation in
      do {
        _ = try Thread("navigator") {
          continuation.resume(returning: Program.run(arguments, as: program))
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  /// Replays touches on a panel of 320 x 200 pixels at 20 frames a second.
  func replay(
    _ touches: TouchStreamBuilder, configuration: String? = nil, _ options: [String] = []
  ) async throws -> Replayed {
    let stream = try folder.write(touches.recording.text, to: "touches.evemu")
    var arguments = [
      "replay", "--touch", stream, "--size", "320x200", "--refresh", "20",
      "--trace", folder.file("trace"), "--frames", folder.file("frames"),
    ]
    if let configuration {
      arguments += ["--config", try folder.write(configuration, to: "kiosk.yaml")]
    }
    return Replayed(status: try await run(arguments + options), folder: folder)
  }
}

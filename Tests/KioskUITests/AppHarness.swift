import Foundation
import KioskRuntime
import LinuxIO
import Views

@testable import KioskUI

/// A program of views run inside the test: the stage on the main actor, its command on a thread.
@MainActor
final class AppHarness {
  let link: StageLink
  let stage: Stage
  private let driver: StageDriver
  private let program: KioskProgram

  init(_ scene: KioskScene) throws {
    link = try StageLink()
    stage = try Stage(root: scene.content.root, views: scene.content.views, link: link)
    driver = StageDriver(stage)
    program = AppProgram.make(
      version: "1.0", views: Set(scene.content.views.keys), rootName: scene.content.root.name,
      link: link)
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
}

import Foundation
import TestFiles
import Testing

/// Asks the compiler whether it accepts a program of views, by `scripts/type-check`.
struct TypeCheck {
  /// Milliseconds that the compiler may take for one expression: SwiftUI's own ways of writing views
  /// stay far below, and a view that takes longer makes every build of its program slow.
  static let limit = 300

  /// Whether it does.
  let isAccepted: Bool
  /// What it says where it does not.
  let complaints: String

  /// Checks files as one module.
  ///
  /// - Parameter paths: The files' places.
  init(of paths: [String]) throws {
    let folder = try TemporaryFolder()
    let errors = URL(fileURLWithPath: try folder.write("", to: "errors"))
    let process = Process()
    process.executableURL = Repository.file("scripts/type-check")
    process.arguments = ["--limit", "\(Self.limit)", BuiltPrograms.folder.path] + paths
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    isAccepted = process.terminationStatus == 0
    complaints = try folder.text("errors")
  }
}

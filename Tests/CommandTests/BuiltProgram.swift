import Foundation

/// The program as it was built beside these tests.
enum BuiltProgram {
  static let url: URL = {
    // /proc/self/exe is the test runner, which lies in the build folder.
    let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return runner.deletingLastPathComponent().appendingPathComponent("kiosk-navigator")
  }()

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs it to its end.
  static func run(_ arguments: [String], in folder: String? = nil) throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let scratch = try Scratch()
    let output = try scratch.handle("output")
    let errors = try scratch.handle("errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try scratch.text("output"),
      errors: try scratch.text("errors"))
  }
}

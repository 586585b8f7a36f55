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
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - folder: Where it is run.
  ///   - sink: Takes what it prints, in place of the result.
  static func run(
    _ arguments: [String], in folder: String? = nil, output sink: FileHandle? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let scratch = try Scratch()
    let output = try scratch.handle("output")
    let errors = try scratch.handle("errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = sink ?? output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try scratch.text("output"),
      errors: try scratch.text("errors"))
  }
}

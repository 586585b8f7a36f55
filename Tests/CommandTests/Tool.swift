import Foundation

/// Programs of the system that look at what the project installs.
enum Tool {
  /// Runs one to its end.
  ///
  /// - Parameters:
  ///   - path: Which one.
  ///   - arguments: What follows its name.
  static func run(_ path: String, _ arguments: [String]) throws -> BuiltProgram.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let scratch = try Scratch()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try scratch.handle("output")
    process.standardError = try scratch.handle("errors")
    try process.run()
    process.waitUntilExit()
    return BuiltProgram.Result(
      status: process.terminationStatus, output: try scratch.text("output"),
      errors: try scratch.text("errors"))
  }
}

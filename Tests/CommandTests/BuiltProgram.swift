import Foundation

/// The programs as they were built beside these tests.
enum BuiltProgram {
  static let url = url(of: "kiosk-navigator")

  /// Where a program is.
  static func url(of name: String) -> URL {
    // /proc/self/exe is the test runner, which lies in the build folder.
    let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return runner.deletingLastPathComponent().appendingPathComponent(name)
  }

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - program: Which one.
  ///   - folder: Where it is run.
  ///   - sink: Takes what it prints, in place of the result.
  ///   - stateDirectory: For what outlives the process, as systemd names it.
  static func run(
    _ arguments: [String], of program: String = "kiosk-navigator", in folder: String? = nil,
    output sink: FileHandle? = nil, stateDirectory: String? = nil
  ) throws -> Result {
    let process = Process()
    if let stateDirectory {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["STATE_DIRECTORY": stateDirectory]) { _, new in new }
    }
    process.executableURL = url(of: program)
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

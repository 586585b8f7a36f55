import Foundation
import Glibc

/// A program as it was built beside these tests, while it runs.
final class RunningProgram {
  private let process = Process()
  private let output = Pipe()
  private(set) var log: Lines

  /// Starts it.
  ///
  /// - Parameter environment: Further variables.
  init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    // /proc/self/exe is the test runner, which lies in the build folder.
    let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = runner.deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    log = Lines(of: output.fileHandleForReading)
    try process.run()
  }

  deinit {
    kill()
  }

  /// Waits until it has said something.
  @discardableResult
  func wait(for text: String) throws -> String {
    try log.next { $0.contains(text) }
  }

  /// Ends it without a word.
  func kill() {
    if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Waits until it has ended by itself.
  ///
  /// - Returns: Its status.
  func waitUntilEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends it, and waits until it has.
  ///
  /// - Returns: Its status.
  @discardableResult
  func end() -> Int32 {
    if process.isRunning { process.terminate() }
    return waitUntilEnd()
  }
}

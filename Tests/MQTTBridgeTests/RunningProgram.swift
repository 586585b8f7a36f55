import Foundation
import Glibc

/// A program as it was built beside these tests, while it runs.
final class RunningProgram {
  private let process = Process()
  private let output = Pipe()
  private let hasEnded = DispatchSemaphore(value: 0)
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
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
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

  /// Waits until it has ended by itself; one that goes on fails its own test, not all that come after.
  ///
  /// - Returns: Its status; SIGKILL where it went on for too long, on a machine that is busy, too.
  func waitUntilEnd() -> Int32 {
    if hasEnded.wait(timeout: .now() + 60) == .timedOut { kill() }
    hasEnded.signal()
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

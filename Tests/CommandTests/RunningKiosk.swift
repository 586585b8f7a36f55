import Foundation
import Glibc
import Testing

/// A program's `run` under a supervisor's eyes.
final class RunningKiosk {
  /// Kiosks that may run at once.
  ///
  /// Each has some of the 128 inotify instances of a user, and a machine of many cores runs many tests.
  /// These are far more than there are tests that start a second one.
  private static let places = DispatchSemaphore(value: 12)

  let scratch: Scratch
  let service: ServiceSocket
  private let process = Process()
  private var hasEnded = false

  /// Starts it, and waits until it is ready.
  ///
  /// - Parameters:
  ///   - arguments: What follows `run`.
  ///   - program: Which program.
  ///   - watchdog: Microseconds between signs of life at most.
  ///   - wrapper: A program to start it with: path and arguments.
  ///   - standardConfiguration: What an application reads where nothing is said.
  ///   - stateDirectory: For what outlives the process, as systemd names it.
  ///   - log: Its standard error, where that is not to be a file.
  init(
    _ arguments: [String], of program: String = "kiosk-navigator", in scratch: Scratch,
    watchdog: Int? = nil, wrapper: [String] = [], standardConfiguration: String? = nil,
    stateDirectory: String? = nil, log: FileHandle? = nil
  ) throws {
    self.scratch = scratch
    service = try ServiceSocket(in: scratch)
    Self.places.wait()
    // The shell notes its number and becomes the kiosk, whoever started it.
    let call =
      wrapper + ["/bin/sh", "-c", "echo $$ > \(scratch.file("pid")); exec \"$0\" \"$@\""]
      + [BuiltProgram.url(of: program).path, "run"] + arguments
    process.executableURL = URL(fileURLWithPath: call[0])
    process.arguments = Array(call.dropFirst())
    var environment = ProcessInfo.processInfo.environment
    environment["NOTIFY_SOCKET"] = service.path
    environment["WATCHDOG_USEC"] = watchdog.map { "\($0)" }
    environment["WATCHDOG_PID"] = nil
    environment["STANDARD_CONFIGURATION"] = standardConfiguration
    environment["STATE_DIRECTORY"] = stateDirectory
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = try log ?? scratch.handle("log")
    try process.run()
    try service.wait(for: "READY=1")
  }

  deinit {
    if !hasEnded { try? signal(SIGKILL) }
    Self.places.signal()
  }

  var log: String { get throws { try scratch.text("log") } }

  /// Sends a signal to the kiosk itself, not to what it was started with.
  func signal(_ signal: Int32) throws {
    let pid = try scratch.text("pid").trimmingCharacters(in: .newlines)
    Glibc.kill(try #require(pid_t(pid)), signal)
  }

  /// Kills it, and waits until it is gone.
  func kill() throws {
    try signal(SIGKILL)
    process.waitUntilExit()
    hasEnded = true
  }

  /// Tells it to leave, waits until it has and returns its status.
  func stop(by signal: Int32 = SIGTERM) throws -> Int32 {
    try self.signal(signal)
    try service.wait(for: "STOPPING=1")
    process.waitUntilExit()
    hasEnded = true
    return process.terminationStatus
  }
}

import Foundation
import Glibc
import LinuxIO

/// A program that runs beside the test, and what it prints, line by line.
///
/// Nothing is waited for without end: a program that says nothing is a failure with a name.
final class RunningProgram {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a loaded machine may take for anything, in seconds.
  private static let patience = 60.0

  private let process: ChildProcess
  private let output: FileDescriptor
  private let log: String
  private var end: ProcessEnd?
  private var unread: [UInt8] = []
  /// What was printed, as far as it was waited for.
  private(set) var lines: [String] = []

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: What follows its name.
  ///   - environment: Variables that differ from the test's own; nil unsets one.
  ///   - log: The file for what it complains of.
  init(
    _ program: String, _ arguments: [String], environment: [String: String?] = [:], log: String
  ) throws {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw SystemError("create", on: "a pipe", reason: .current)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    output = FileDescriptor(owning: ends[0])
    let printing = FileDescriptor(owning: ends[1])
    self.log = log
    // A test runner's threads have signals blocked, and a child inherits that from most who start it.
    let unset = environment.filter { $0.value == nil }.keys.sorted().flatMap { ["-u", $0] }
    let set = environment.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
    process = try ChildProcess(
      "bash",
      ["-c", "exec env \"$@\" </dev/null >&$OUTPUT 2>\"$LOG\"", "bash"] + unset + set + [program]
        + arguments,
      environment: ["OUTPUT": "\(printing.rawValue)", "LOG": log], inheriting: printing.rawValue)
  }

  deinit {
    guard end == nil else { return }
    process.send(.terminate)
    if process.waitUntilEnd(atMostSeconds: Self.patience) == nil { process.send(.kill) }
  }

  /// What it has complained of.
  var complaints: String {
    (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
  }

  /// Waits for the next line that begins so, or in another way, and returns what follows.
  @discardableResult
  func wait(for start: String, or other: String? = nil) throws -> String {
    while let line = try nextLine(awaiting: start) {
      for start in [start, other ?? start] where line.hasPrefix(start) {
        return String(line.dropFirst(start.count))
      }
    }
    throw Failure(description: "it ended without '\(start)': \(lines); \(complaints)")
  }

  /// Waits until it has ended.
  func waitForEnd() throws -> ProcessEnd {
    while try nextLine(awaiting: "its end") != nil {}
    guard let end = process.waitUntilEnd(atMostSeconds: Self.patience) else {
      throw Failure(description: "it does not end: \(lines); \(complaints)")
    }
    self.end = end
    return end
  }

  /// The next line; nil at the end.
  private func nextLine(awaiting what: String) throws -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        lines.append(line)
        return line
      }
      var request = pollfd(fd: output.rawValue, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, Int32(Self.patience * 1000)) > 0 else {
        throw Failure(description: "no '\(what)' came; before: \(lines); \(complaints)")
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(output.rawValue, &chunk, chunk.count)
      if count <= 0 { return nil }
      unread += chunk.prefix(count)
    }
  }
}

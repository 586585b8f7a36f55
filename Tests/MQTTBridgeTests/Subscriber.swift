import Foundation
import Glibc

/// Somebody who listens at a broker: `topic payload`, a line each.
final class Subscriber {
  private let process = Process()
  private var lines: Lines

  /// Listens to everything.
  init(to broker: TestBroker, _ options: [String] = []) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/mosquitto_sub")
    process.arguments =
      ["-h", "localhost", "-p", "\(broker.port)", "-v", "-t", "#"] + options
    process.standardOutput = output
    try process.run()
    lines = Lines(of: output.fileHandleForReading)
  }

  deinit {
    // What Foundation starts has its own blocked signals, SIGTERM among them.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for the next message below a topic.
  ///
  /// - Returns: Its topic.
  func nextTopic(below prefix: String) throws -> String {
    String(try lines.next { $0.hasPrefix(prefix) }.prefix { $0 != " " })
  }

  /// Waits for a message.
  ///
  /// - Returns: What it says.
  @discardableResult
  func wait(
    for topic: String, where isWanted: (String) -> Bool = { _ in true }
  ) throws -> String {
    let prefix = "\(topic) "
    let line = try lines.next {
      $0.hasPrefix(prefix) && isWanted(String($0.dropFirst(prefix.count)))
    }
    return String(line.dropFirst(prefix.count))
  }
}

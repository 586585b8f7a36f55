import Foundation
import Glibc
import TestFiles

/// A mosquitto of the test's own, on a port that nobody else has.
final class TestBroker {
  let folder: TemporaryFolder
  let port: Int
  private let settings: String
  private var process: Process?

  /// Finds a port.
  ///
  /// - Parameter settings: Further lines of its configuration, in which `FOLDER` stands for a folder.
  init(settings: String = "allow_anonymous true") throws {
    folder = try TemporaryFolder()
    self.settings = settings.replacingOccurrences(of: "FOLDER", with: folder.path)
    port = try Self.freePort()
  }

  deinit { stop() }

  /// Starts it, and waits until it listens.
  func start() throws {
    let configuration = try folder.write(
      "listener \(port) 127.0.0.1\nuser root\n\(settings)\n", to: "mosquitto.conf")
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/sbin/mosquitto")
    process.arguments = ["-c", configuration]
    process.standardError = output
    try process.run()
    self.process = process
    var log = Lines(of: output.fileHandleForReading)
    _ = try log.next { $0.contains("running") }
  }

  func stop() {
    // What Foundation starts has its own blocked signals, SIGTERM among them.
    if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process?.waitUntilExit()
    process = nil
  }

  /// Publishes something by a client of the broker's own.
  func publish(_ text: String, to topic: String, _ options: [String] = []) throws {
    let client = Process()
    client.executableURL = URL(filePath: "/usr/bin/mosquitto_pub")
    client.arguments =
      ["-h", "localhost", "-p", "\(port)", "-q", "2", "-t", topic, "-m", text] + options
    try client.run()
    client.waitUntilExit()
  }

  /// A port that nobody has, below those that Linux gives to whoever connects: one of these could be
  /// taken before the broker listens, or while it is away.
  private static func freePort() throws -> Int {
    for _ in 0..<100 {
      let port = UInt16.random(in: 20_000..<32_000)
      if isFree(port) { return Int(port) }
    }
    throw POSIXError(.EADDRINUSE)
  }

  private static func isFree(_ port: UInt16) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}

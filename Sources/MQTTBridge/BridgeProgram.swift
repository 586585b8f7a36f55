internal import Configuration
internal import Glibc
internal import LinuxIO

/// What the program `kiosk-mqtt` does once its arguments are understood.
package struct BridgeProgram {
  /// The configuration that is read where none is named.
  package static let standardConfiguration = "/etc/kiosk-navigator/mqtt.yaml"
  /// What `--version` prints.
  package static let version = "0.2.0"

  private let path: String
  private let control: String?
  private let seat: String?
  private let isCheck: Bool

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - path: The configuration file.
  ///   - control: The kiosk's control socket where the configuration names none.
  ///   - seat: The kiosk's seat, to tell it from the machine's first kiosk where the configuration
  ///     names no topic.
  ///   - isCheck: Whether it is only read, and the files that it names.
  package init(configuration path: String, control: String?, seat: String?, isCheck: Bool) {
    self.path = path
    self.control = control
    self.seat = seat
    self.isCheck = isCheck
  }

  /// Runs until SIGTERM or SIGINT.
  ///
  /// - Throws: What is wrong with the configuration, or with a file that it names.
  package func run() throws {
    let (bridge, complaints) = BridgeReader.read(file: path)
    guard var bridge else {
      throw BrokerFailure(complaints.map(\.description).joined(separator: "\n"))
    }
    bridge.control = bridge.control ?? control
    for complaint in complaints { Log.standard.write(.warning, complaint.description) }
    if isCheck {
      try bridge.broker.checkFiles()
      for exposure in bridge.broker.exposures { Log.standard.write(.warning, exposure) }
      return try FileOutput.print("\(path): all well\n")
    }
    try Bridge(bridge, hostName: Self.hostName, seat: seat, log: .standard).run()
  }

  /// The machine's name, up to its first point.
  private static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    // SAFETY: the call writes at most the given count into the array, which ends with one more NUL.
    let status = unsafe gethostname(&name, name.count - 1)
    let bytes = name.lazy.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes.prefix { $0 != 0 && $0 != UInt8(ascii: ".") }, as: UTF8.self)
    return status == 0 && !text.isEmpty ? text : "kiosk"
  }
}

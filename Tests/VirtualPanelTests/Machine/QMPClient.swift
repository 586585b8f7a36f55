import Foundation

/// QEMU's monitor, by its machine protocol: one JSON object a line.
struct QMPClient {
  private let channel: Channel

  /// Greets the monitor; QEMU must have been started.
  init(channel: Channel) throws {
    self.channel = channel
    _ = try channel.line(by: .seconds(120))
    try execute("qmp_capabilities")
  }

  /// Carries out a command that has nothing to tell.
  func execute(_ command: String, _ arguments: [String: Any] = [:]) throws {
    let request: [String: Any] = ["execute": command, "arguments": arguments]
    let line = try JSONSerialization.data(withJSONObject: request)
    try channel.send(String(decoding: line, as: UTF8.self) + "\n")
    while true {
      let answer = try channel.line(by: .seconds(30))
      let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      if object?["return"] != nil { return }
      // What is neither an answer nor an error is an event that nobody waits for.
      if object?["error"] != nil { throw PanelFailure("QEMU refuses \(command): \(answer)") }
    }
  }
}

import TestFiles
import Testing

/// What the program as built does by what it is called with.
///
/// Of the same suite: while one test finds a port for its broker, none may start another.
extension `The bridge between a kiosk and a broker` {
  @Test(arguments: [
    (setting: "", socket: "seat.sock"), (setting: "control: other.sock", socket: "other.sock"),
  ])
  func `looks for the kiosk that its unit says, where its configuration does not`(
    setting: String, socket: String
  ) throws {
    let folder = try TemporaryFolder()
    let configuration = try folder.write(
      "broker: {host: 127.0.0.1, port: \(TestBroker().port)}\n\(setting)\n", to: "mqtt.yaml")
    let bridge = try RunningProgram(
      "kiosk-mqtt", ["--config", configuration, "--control", folder.file("seat.sock")])
    #expect(
      try bridge.wait(for: "nobody listens at ")
        == "no kiosk is running that can be controlled: nobody listens at \(folder.file(socket)); "
        + "start it, or name its socket by 'control' in the configuration")
    #expect(bridge.end() == 0)
  }

  /// The bridges of a machine with two kiosks, which say as little as can be said.
  @Test func `is another client for each seat`() throws {
    let folder = try TemporaryFolder()
    let broker = try TestBroker()
    try broker.start()
    let configuration = try folder.write(
      "broker: {host: 127.0.0.1, port: \(broker.port)}\n", to: "mqtt.yaml")
    let calls = [[], ["--seat", "left"]].map {
      ["--config", configuration, "--control", folder.file("none.sock")] + $0
    }
    let bridges = try calls.map { try RunningProgram("kiosk-mqtt", $0) }
    let bases = try bridges.map { try #require($0.wait(for: "joined").split(separator: " ").last) }
    #expect(bases[0].hasPrefix("kiosk-navigator/"))
    #expect(bases[1] == bases[0] + "-left")
    for bridge in bridges { #expect(bridge.end() == 0) }
  }

  @Test(arguments: [
    ("--config /nowhere.yaml", 1, "/nowhere.yaml: could not open it: No such file or directory"),
    ("--confg", 2, "there is no option --confg"),
  ])
  func `says why it does not run`(arguments: String, status: Int32, reason: String) throws {
    let bridge = try RunningProgram(
      "kiosk-mqtt", arguments.split(separator: " ").map(String.init))
    try bridge.wait(for: reason)
    #expect(bridge.waitUntilEnd() == status)
  }

  @Test(arguments: [
    (settings: "", status: 0, said: "mqtt.yaml: all well"),
    (
      settings: ", username: a, passwordFile: gone", status: 1,
      said: "gone: No such file or directory"
    ),
    (settings: ", tls: {authorities: gone.pem}", status: 1, said: "gone.pem: No such file"),
    // Is there only while the service runs.
    (
      settings: ", username: a, passwordFile: /run/credentials/kiosk-mqtt.service/mqtt-password",
      status: 0, said: "mqtt.yaml: all well"
    ),
  ])
  func `is checked with the files that its configuration names`(
    settings: String, status: Int32, said: String
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("broker: {host: a\(settings)}\n", to: "mqtt.yaml")
    let bridge = try RunningProgram("kiosk-mqtt", ["--check", "--config", file])
    try bridge.wait(for: said)
    #expect(bridge.waitUntilEnd() == status)
  }
}

import ControlProtocol
import Foundation
import MQTTBridge
import Testing

@Suite struct `A kiosk in Home Assistant` {
  private func messages(outputs: [String]) -> [BridgeMessage] {
    HomeDevice(
      topics: BridgeTopics(base: "museum/lobby"), prefix: "homeassistant", name: "Lobby",
      status: KioskStatus(
        program: "kiosk-navigator", version: "0.2.0", process: 1, uptime: 2, started: 3,
        configuration: ConfigurationStatus(path: "/etc/kiosk-navigator/kiosk.yaml"),
        outputs: outputs.map { OutputStatus(name: $0, display: DisplayStatus(isShowing: true)) })
    ).messages
  }

  private func json(_ message: BridgeMessage) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(message.payload)) as? [String: Any])
  }

  @Test func `has entities for its panel and for the whole`() throws {
    let messages = messages(outputs: ["HDMI-A-1"])
    #expect(
      messages.map(\.topic) == [
        "homeassistant/binary_sensor/museum_lobby/problem/config",
        "homeassistant/button/museum_lobby/reload/config",
        "homeassistant/sensor/museum_lobby/screen_1/config",
        "homeassistant/binary_sensor/museum_lobby/display_1/config",
        "homeassistant/switch/museum_lobby/panel_1/config",
        "homeassistant/text/museum_lobby/push_1/config",
        "homeassistant/button/museum_lobby/pop_1/config",
        "homeassistant/button/museum_lobby/root_1/config",
      ])
    let everyIsRetained = messages.allSatisfy(\.isRetained)
    #expect(everyIsRetained)
    #expect(try messages.map { try json($0)["name"] as? String }.contains("Screen"))
  }

  @Test func `tells the panels of several outputs apart`() throws {
    let names = try messages(outputs: ["HDMI-A-1", "DSI-1"]).map {
      try #require(try json($0)["name"] as? String)
    }
    #expect(names.count == 14)
    #expect(names.contains("HDMI-A-1 Screen"))
    #expect(names.contains("DSI-1 Panel"))
  }

  @Test func `is one device whose entities know when it is away`() throws {
    for message in messages(outputs: ["HDMI-A-1", "DSI-1"]) {
      let entity = try json(message)
      #expect(entity["availability_topic"] as? String == "museum/lobby/availability")
      let device = try #require(entity["device"] as? [String: Any])
      #expect(device["identifiers"] as? [String] == ["museum_lobby"])
      #expect(device["name"] as? String == "Lobby")
      #expect(device["sw_version"] as? String == "0.2.0")
    }
  }

  @Test(arguments: [
    "value_json.configuration.rejection", "value_json.pictureProblems", "'touchProblem'",
    "map(attribute='touchscreens') | sum(start=[]) | selectattr('problem', 'defined')",
    "selectattr('display.problem', 'defined')",
  ])
  func `has a problem wherever its status tells of one`(place: String) throws {
    let entity = try #require(
      try messages(outputs: ["DSI-1"]).map { try json($0) }
        .first { $0["device_class"] as? String == "problem" })
    #expect(try #require(entity["value_template"] as? String).contains(place))
  }

  @Test(arguments: [
    ("menu", true), ("tour/2", true), ("a-b_C9", true), ("menu 2", false), ("me\nnu", false),
    ("", false), ("#", false),
  ])
  func `pushes what can be the name of a screen, and nothing beside it`(
    text: String, isName: Bool
  ) throws {
    let entity = try #require(
      try messages(outputs: ["DSI-1"]).map { try json($0) }.first { $0["pattern"] != nil })
    // Home Assistant looks from the beginning on, and not to the end by itself.
    let pattern = try Regex(try #require(entity["pattern"] as? String))
    #expect((text.prefixMatch(of: pattern) != nil) == isName)
  }

  @Test func `reads of each output what is its own, and commands that one`() throws {
    let entities = try messages(outputs: ["HDMI-A-1", "DSI-1"]).map { try json($0) }
    for (index, output) in ["HDMI-A-1", "DSI-1"].enumerated() {
      func entity(_ label: String) throws -> [String: Any] {
        try #require(entities.first { $0["name"] as? String == "\(output) \(label)" })
      }
      for label in ["Screen", "Display", "Panel"] {
        let template = try #require(try entity(label)["value_template"] as? String)
        #expect(template.contains("outputs[\(index)]"))
        #expect(!template.contains("outputs[\(1 - index)]"))
      }
      let panel = try entity("Panel")
      #expect(panel["payload_on"] as? String == "wake \(index + 1)")
      #expect(panel["payload_off"] as? String == "blank \(index + 1)")
      #expect(panel["state_on"] as? String == "ON")
      #expect(
        try entity("Back to the first screen")["payload_press"] as? String == "root \(index + 1)")
    }
  }

  @Test func `commands by what a bridge understands`() throws {
    for message in messages(outputs: ["HDMI-A-1", "DSI-1"]) {
      let entity = try json(message)
      let template = entity["command_template"] as? String
      let payloads =
        ["payload_press", "payload_on", "payload_off"].compactMap { entity[$0] as? String }
        + (template.map { [$0.replacing("{{ value }}", with: "menu")] } ?? [])
      for payload in payloads {
        #expect(throws: Never.self) { try BridgeCommand(payload: Array(payload.utf8)) }
      }
      if !payloads.isEmpty {
        #expect(entity["command_topic"] as? String == "museum/lobby/command")
      }
    }
  }
}

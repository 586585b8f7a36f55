package import ControlProtocol

/// A kiosk as Home Assistant sees it: a device with entities, made of retained messages that tell it
/// which topics to read and to write (its "MQTT discovery").
package struct HomeDevice: Hashable, Sendable {
  private let topics: BridgeTopics
  private let prefix: String
  private let name: String
  private let status: KioskStatus

  /// Describes a kiosk.
  ///
  /// - Parameters:
  ///   - topics: Of the kiosk.
  ///   - prefix: What the topics begin with under which devices are looked for.
  ///   - name: What people call it.
  ///   - status: Which outputs it has.
  package init(topics: BridgeTopics, prefix: String, name: String, status: KioskStatus) {
    self.topics = topics
    self.prefix = prefix
    self.name = name
    self.status = status
  }

  /// What a broker may have retained of a kiosk's entities, by this program or an earlier run of it.
  ///
  /// - Parameters:
  ///   - topics: Of the kiosk.
  ///   - prefix: What the topics begin with under which devices are looked for.
  package static func filter(of topics: BridgeTopics, prefix: String) -> String {
    "\(prefix)/+/\(topics.identifier)/+/config"
  }

  /// One message an entity.
  package var messages: [BridgeMessage] {
    var messages = [
      message(
        "binary_sensor", "problem", "Problem",
        [
          "state_topic": .text(topics.status), "device_class": "problem",
          "value_template": .text(Self.anyProblem), "entity_category": "diagnostic",
        ]),
      button("reload", "Read configuration again", command: "reload"),
    ]
    for (index, output) in status.outputs.enumerated() {
      messages += entities(ofOutput: index, named: status.outputs.count > 1 ? output.name : nil)
    }
    return messages
  }

  private static let anyProblem = """
    {{ 'ON' if value_json.configuration.rejection is defined or value_json.pictureProblems \
    or value_json.outputs | selectattr('touchProblem', 'defined') | list \
    or value_json.outputs | map(attribute='touchscreens') | sum(start=[]) \
    | selectattr('problem', 'defined') | list \
    or value_json.outputs | selectattr('display.problem', 'defined') | list else 'OFF' }}
    """

  private func entities(ofOutput index: Int, named output: String?) -> [BridgeMessage] {
    let number = index + 1
    let value = "value_json.outputs[\(index)]"
    func label(_ text: String) -> String { output.map { "\($0) \(text)" } ?? text }
    return [
      message(
        "sensor", "screen_\(number)", label("Screen"),
        [
          "state_topic": .text(topics.status), "icon": "mdi:page-layout-header",
          "value_template": .text("{{ (\(value).stack or ['']) | last }}"),
        ]),
      message(
        "binary_sensor", "display_\(number)", label("Display"),
        [
          "state_topic": .text(topics.status), "device_class": "connectivity",
          "value_template": .text("{{ 'ON' if \(value).display.isShowing else 'OFF' }}"),
        ]),
      message(
        "switch", "panel_\(number)", label("Panel"),
        [
          "state_topic": .text(topics.status), "command_topic": .text(topics.command),
          "payload_on": .text("wake \(number)"), "payload_off": .text("blank \(number)"),
          "state_on": "ON", "state_off": "OFF", "icon": "mdi:tablet",
          "value_template": .text("{{ 'OFF' if \(value).sleep == 'asleep' else 'ON' }}"),
        ]),
      message(
        "text", "push_\(number)", label("Push screen"),
        [
          "command_topic": .text(topics.command),
          "command_template": .text("push {{ value }} \(number)"),
          "pattern": "^[A-Za-z0-9_/-]+$", "icon": "mdi:arrow-left-bold-box",
        ]),
      button("pop_\(number)", label("Pop screen"), command: "pop \(number)"),
      button("root_\(number)", label("Back to the first screen"), command: "root \(number)"),
    ]
  }

  private func button(_ object: String, _ label: String, command: String) -> BridgeMessage {
    message(
      "button", object, label,
      ["command_topic": .text(topics.command), "payload_press": .text(command)])
  }

  private func message(
    _ component: String, _ object: String, _ label: String, _ settings: JSONValue
  ) -> BridgeMessage {
    let identifier = topics.identifier
    let common: JSONValue = [
      "name": .text(label), "unique_id": .text("\(identifier)_\(object)"),
      "availability_topic": .text(topics.availability),
      "device": [
        "identifiers": .list([.text(identifier)]), "name": .text(name),
        "manufacturer": "Kiosk Navigator", "model": .text(status.program),
        "sw_version": .text(status.version),
      ],
    ]
    return BridgeMessage(
      topic: "\(prefix)/\(component)/\(identifier)/\(object)/config",
      payload: JSONValue.object(common.members + settings.members).bytes, isRetained: true)
  }
}

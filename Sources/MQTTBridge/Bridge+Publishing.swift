internal import Configuration
internal import ControlProtocol

/// What is published.
extension Bridge {
  /// Publishes something, where somebody takes it: before a broker has let this client in, it must not
  /// be sent anything else.
  func publish(_ message: BridgeMessage) {
    if isJoined { client.publish(message) }
  }

  func publishAnswer(_ answer: ControlAnswer, to command: String) {
    let members = [JSONMember("command", .text(command))] + answer.json.members
    publish(
      BridgeMessage(
        topic: topics.answer, payload: JSONValue.object(members).bytes, isRetained: false))
  }

  func publishAvailability(isOnline: Bool) {
    publish(
      BridgeMessage(
        topic: topics.availability, text: isOnline ? "online" : "offline", isRetained: true))
  }

  func publishStatus() {
    guard let status else { return }
    announce(again: false)
    publish(
      BridgeMessage(topic: topics.status, payload: status.json.bytes, isRetained: true))
  }

  /// Tells Home Assistant of the kiosk's entities where they have become others, and takes back those
  /// that are no more.
  func announce(again: Bool) {
    guard isJoined, let status, let prefix = configuration.discovery else { return }
    let messages =
      HomeDevice(topics: topics, prefix: prefix, name: kioskName, status: status).messages
    if messages == announced, !again { return }
    for message in messages { publish(message) }
    retained.formUnion(announced.map(\.topic))
    announced = messages
    withdrawFormer()
  }

  /// Takes note of an entity that a broker has kept, perhaps of a run before this one.
  func takeAnnouncement(_ message: BridgeMessage) {
    // What is not retained is our own, as it is handed on.
    guard message.isRetained, !message.payload.isEmpty else { return }
    retained.insert(message.topic)
    if !announced.isEmpty { withdrawFormer() }
  }

  private func withdrawFormer() {
    for topic in retained.subtracting(announced.map(\.topic)).sorted() {
      publish(BridgeMessage(topic: topic, payload: [], isRetained: true))
    }
    retained.removeAll()
  }
}

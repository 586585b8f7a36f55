/// Something to publish.
package struct BridgeMessage: Hashable, Sendable {
  /// Where.
  package var topic: String
  /// What; empty takes back what a broker has retained.
  package var payload: [UInt8]
  /// Whether the broker keeps it for whoever asks later.
  package var isRetained: Bool

  /// Describes a message.
  package init(topic: String, payload: [UInt8], isRetained: Bool) {
    self.topic = topic
    self.payload = payload
    self.isRetained = isRetained
  }

  /// Describes a message of a word.
  package init(topic: String, text: String, isRetained: Bool) {
    self.init(topic: topic, payload: Array(text.utf8), isRetained: isRetained)
  }
}

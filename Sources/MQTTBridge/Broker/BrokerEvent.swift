/// What a broker has to say.
package enum BrokerEvent: Hashable, Sendable {
  /// It takes messages from now on.
  case joined
  /// It will not have this client: why, and what to do.
  case refused(String)
  /// The connection is lost: why.
  case lost(String)
  /// Somebody has published something.
  case message(BridgeMessage)
}

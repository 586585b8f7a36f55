package import DeviceEvents

/// What has become of the machine's cards since somebody last asked.
package struct CardNews: Hashable, Sendable {
  /// What was told, without repetitions, in order.
  package var events: [DeviceEvent]
  /// Which of them were told more than once.
  package var repeated: Set<DeviceEvent>

  /// Gathers events.
  package init(_ events: [DeviceEvent] = [], repeated: Set<DeviceEvent> = []) {
    self.events = events
    self.repeated = repeated
  }

  /// Anything may have happened.
  package static let unclear = CardNews([DeviceEvent(.unknown)])

  /// Whether a plug was moved that may be the one of a connector.
  ///
  /// Then the display has to be set up anew even where nothing looks changed: what was plugged out
  /// and in again within a moment is told once, and has forgotten what it was sent before.
  ///
  /// - Parameters:
  ///   - connector: The kernel's number of it.
  ///   - card: The device file of its card.
  package func mayHaveReplugged(_ connector: UInt32, of card: String) -> Bool {
    events.contains { event in
      guard event.node == card, let plug = event.hotPlug, plug.property == nil else { return false }
      return plug.connector == nil || plug.connector == connector
    }
  }

  /// Whether a connector is told to have changed by its number.
  ///
  /// - Parameters:
  ///   - connector: The kernel's number of it.
  ///   - card: The device file of its card.
  package func name(_ connector: UInt32, of card: String) -> Bool {
    events.contains { $0.node == card && $0.hotPlug?.connector == connector }
  }

  /// Whether anything may be another with a card or its connectors.
  ///
  /// - Parameter card: The device file of the card.
  package func concerns(_ card: String) -> Bool {
    events.contains { event in
      event.action == .unknown
        || event.node == card && (event.action == .removed || event.hotPlug != nil)
    }
  }

  /// The device files of cards that are gone.
  package var removed: [String] {
    events.compactMap { $0.action == .removed ? $0.node : nil }
  }
}

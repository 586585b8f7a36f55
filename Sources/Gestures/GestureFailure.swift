/// Why a contact that started in an edge zone never became a swipe; the trace's `reason`.
public enum GestureFailure: String, Hashable, Sendable, CaseIterable {
  /// It went along the edge or outward.
  case direction
  /// It had not gone inward after a second.
  case timeout
  /// Another finger was or came down.
  case secondContact
  /// There is nothing to push or pop, or the screen does not allow it.
  case gate
  /// It started in an area that the screen keeps for itself.
  case excluded
  /// It was lifted first.
  case lift
  /// It was a palm.
  case palm
  /// It left the glass without lifting.
  case hover
  /// It jumped as no finger can.
  case sensorFault
  /// The device went away, events were dropped, or the kiosk looked away.
  case lost

  init(_ loss: ContactLoss) {
    switch loss {
    case .palm: self = .palm
    case .hover: self = .hover
    case .sensorFault: self = .sensorFault
    case .lost: self = .lost
    }
  }
}

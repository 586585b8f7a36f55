/// Why a contact ended without being lifted.
///
/// Whatever it was doing is cancelled.
public enum ContactLoss: Hashable, Sendable, CaseIterable {
  /// The touchscreen says it is a palm (`ABS_MT_TOOL_TYPE` 2).
  case palm
  /// The finger left the glass but is still seen above it (`ABS_MT_DISTANCE` > 0).
  case hover
  /// It jumped farther and faster than a finger can.
  case sensorFault
  /// The device is gone, events were dropped, or the kiosk looked away.
  case lost
}

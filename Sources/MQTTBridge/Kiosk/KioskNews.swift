internal import ControlProtocol

/// What a kiosk has to say.
enum KioskNews: Hashable, Sendable {
  /// How it is, as the bridge itself has asked.
  case status(KioskStatus)
  /// What it says to a command.
  case answer(ControlAnswer, to: String)
  /// Something has happened.
  case event(ControlEvent)
  /// It has left, or has sent the bridge away: why.
  case left(String?)
}

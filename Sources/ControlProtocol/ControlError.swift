/// Why a message is not understood.
package enum ControlError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is none: whoever sends this does not speak the protocol, and is sent away.
  case garbage(String)
  /// It is one, but asks for something that there is not.
  case wrong(String)

  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .garbage(let reason), .wrong(let reason): reason
    }
  }
}

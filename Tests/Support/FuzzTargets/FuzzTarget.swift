/// What hostile bytes are thrown at: by a fuzzer, which invents them, and by the tests, which replay
/// those worth keeping.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The reader of configurations; the bytes are a file's.
  case configuration
  /// The reader of recordings; the bytes are a file's.
  case recording
  /// The navigator, from events to layers; the bytes are a `TouchScript`.
  case touches
  /// Both ends of the control socket; the bytes are a number and what the other one sends.
  case control

  /// Takes the bytes in.
  ///
  /// - Returns: What did not hold, and must; nil where all is well.
  public func complaint(about bytes: [UInt8]) -> String? {
    switch self {
    case .configuration: HostileConfiguration.complaint(about: bytes)
    case .recording: HostileRecording.complaint(about: bytes)
    case .control: HostileClient.complaint(about: bytes)
    case .touches: TouchScript.complaint(about: bytes)
    }
  }
}

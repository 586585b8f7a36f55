package import LinuxIO
package import TouchRecording

/// Why there is no touch at present.
package enum TouchscreenProblem: Hashable, Sendable, CustomStringConvertible {
  /// No touchscreen is plugged in, or not the one that is named.
  case absent(named: TouchscreenName?)
  /// There may be one, but it cannot be used.
  case failed(SystemError)
  /// The touchscreen works, but what it sends can no longer be recorded.
  case notRecorded(SystemError)

  /// One sentence for the log.
  package var description: String {
    switch self {
    case .absent(nil): "no touchscreen is plugged in; waiting for one"
    case .absent(let name?):
      "the touchscreen '\(name)' is not plugged in; waiting for it ('devices' lists what is there)"
    case .failed(let error), .notRecorded(let error): "\(error)"
    }
  }
}

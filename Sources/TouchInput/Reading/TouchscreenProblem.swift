package import LinuxIO
package import TouchRecording

/// Why there is no touch at present.
package enum TouchscreenProblem: Hashable, Sendable, CustomStringConvertible {
  /// No touchscreen is plugged in, or not the one that is named.
  case absent(named: TouchscreenName?)
  /// There are touchscreens, or there is the one that is named, but for other outputs.
  case leftToOthers(named: TouchscreenName?)
  /// There may be one, but it cannot be used.
  case failed(SystemError)
  /// The touchscreen works, but what it sends can no longer be recorded.
  case notRecorded(SystemError)
  /// The touchscreen is there, but has reported nothing for this many seconds.
  case silent(String, at: String, seconds: Double)

  /// One sentence for the log.
  package var description: String {
    switch self {
    case .absent(nil): "no touchscreen is plugged in; waiting for one"
    case .absent(let name?):
      "the touchscreen '\(name)' is not plugged in; waiting for it ('devices' lists what is there)"
    case .leftToOthers(nil): "no touchscreen is left for this output; waiting for one"
    case .leftToOthers(let name?):
      "the touchscreen '\(name)' is another output's; waiting for it ('devices' tells whose)"
    case .silent(let name, let node, let seconds):
      "the touchscreen \(name) at \(node) has reported nothing for \(Int(seconds)) s, although it "
        + "is there; touch it, and plug it in anew if nothing happens"
    case .failed(let error), .notRecorded(let error): "\(error)"
    }
  }
}

package import TouchRecording

/// A recording whose device is no touchscreen.
package struct UnreadableRecording: Error, Hashable, Sendable, CustomStringConvertible {
  /// The device's name.
  package let name: String
  /// What it is instead.
  package let refusal: TouchscreenRefusal

  /// One sentence, with what to do.
  package var description: String {
    "the recording's device '\(name)' is no touchscreen (\(refusal)); record another device"
  }
}

internal import Geometry
internal import LinuxIO

extension Backoff {
  /// When to try again to open an input device.
  ///
  /// A new device node exists before udev has set its permissions, and a panel may need a moment to
  /// wake; both are over within seconds. What still fails after half a minute waits for an event, so
  /// that a kiosk without a touchscreen is at rest.
  static let ofInput = Backoff(shortest: 0.05, longest: 5, limit: 11)

  /// The same for keyboards, beside which screens slide.
  ///
  /// One that somebody else keeps is tried rarely in the end: each look opens every device, and the
  /// kernel may need milliseconds to close it.
  static let ofKeyboards = Backoff(shortest: 0.05, longest: 5, limit: 11, rarest: 60)

  /// Takes note of why devices could not be opened.
  ///
  /// Who keeps one for himself lets go of it without any news, so that one is tried as long as it takes.
  mutating func failed(at now: Instant, by failures: [SystemError]) {
    failed(at: now, isLimited: !failures.contains { $0.reason == .busy })
  }

  /// Whether a failure that was just noted is nothing to speak of: for three quarters of a second it
  /// is udev's turn to give a new device to its group.
  func excuses(_ failure: SystemError) -> Bool {
    failure.reason == .permissionDenied && failures <= 4
  }
}

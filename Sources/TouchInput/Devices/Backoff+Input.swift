internal import LinuxIO

extension Backoff {
  /// When to try again to open an input device.
  ///
  /// A new device node exists before udev has set its permissions, and a panel may need a moment to
  /// wake; both are over within seconds. What still fails after half a minute waits for an event, so
  /// that a kiosk without a touchscreen is at rest.
  static let ofInput = Backoff(shortest: 0.05, longest: 5, limit: 11)
}

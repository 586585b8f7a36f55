/// What the lines of the log are about that somebody may look for, or wait for.
///
/// The value is the line's MESSAGE_ID in the journal, never to be changed: `journalctl
/// MESSAGE_ID=...` finds all lines of an event, and `journalctl -x` explains it by
/// `systemd/kiosk-navigator.catalog`, which has an entry for each.
package enum LogEvent: String, CaseIterable, Sendable {
  /// A display shows the kiosk.
  case displayShown = "f768064f958547ada39eed24c2c063fe"
  /// A display that was shown on is gone, or fails.
  case displayLost = "5966eb44e0c6474495113dc30e9a8df5"
  /// There is no display to show on; it is waited for.
  case displayMissing = "b9c48cb01720400e8ca82984fcb042d9"
  /// A touchscreen is read.
  case touchscreenFound = "a83c546dbc4d43dc96c93f01a9f18630"
  /// The touchscreen that was read is gone.
  case touchscreenLost = "ace970fccddb4416a3966023df2d5c05"
  /// A touchscreen is there and cannot be used.
  case touchscreenUnusable = "00633256e25f471d8fe2c4e12b5eadad"
  /// A changed configuration is in force.
  case configurationRead = "e66c0e9819424e8ab4c6049fa9998118"
  /// A changed configuration cannot be used; the former one stays in force.
  case configurationBroken = "3c19c840d9f94acda62d2465be71c2d9"
  /// A picture cannot be shown; its screen shows the background.
  case pictureUnusable = "e7f137f5a11b4c7db5a6b47b57a73cab"
}

/// A detail of a line of the log, by which the journal's can be chosen, as in `journalctl
/// KIOSK_OUTPUT=0`.
package struct LogField: Equatable, Sendable {
  /// The field's name in the journal.
  let name: String
  /// What it says here.
  let value: String

  /// Which of the configured outputs it concerns, counted from 0.
  package static func output(_ index: Int) -> LogField {
    LogField(name: "KIOSK_OUTPUT", value: "\(index)")
  }

  /// Which display, as in "HDMI-A-1 on /dev/dri/card0".
  package static func display(_ name: String) -> LogField {
    LogField(name: "KIOSK_DISPLAY", value: name)
  }

  /// Which input device, by its own name.
  package static func device(_ name: String) -> LogField {
    LogField(name: "KIOSK_DEVICE", value: name)
  }

  /// The device's file.
  package static func node(_ path: String) -> LogField {
    LogField(name: "KIOSK_NODE", value: path)
  }
}

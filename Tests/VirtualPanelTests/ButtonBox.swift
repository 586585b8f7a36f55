import Geometry
import Gestures
import TouchRecording

/// A box with one large button, which sends the right arrow.
///
/// Somebody uses it who can press a switch and nothing else. In the guest it is plugged in where the
/// touchscreen was.
enum ButtonBox {
  /// What the button does; each has a recording of its own.
  enum Act: String, CaseIterable {
    case press, hold, release
  }

  private static let device = DeviceDescription(
    name: "Big Red Button", identity: DeviceIdentity(bus: 3, vendor: 0x1209, product: 0xb011),
    codes: [
      EventType.synchronization: [EventType.synchronization, EventType.key],
      EventType.key: [KeyCode.right],
    ])

  /// The recording's file in the guest.
  static func recordingPath(of act: Act) -> String { "/test/\(fileName(of: act))" }

  /// The name of that file.
  static func fileName(of act: Act) -> String { "button-\(act.rawValue).evemu" }

  /// The recording as evemu text.
  static func recording(of act: Act) -> [UInt8] {
    let values: [Int32] =
      switch act {
      case .press: [1, 0]
      case .hold: [1]
      case .release: [0]
      }
    let events = values.enumerated().flatMap { index, value in
      let time = Instant.zero.advanced(bySeconds: Double(index) / 10)
      return [
        EvdevEvent(time: time, type: EventType.key, code: KeyCode.right, value: value),
        EvdevEvent(
          time: time, type: EventType.synchronization, code: EventCode.report, value: 0),
      ]
    }
    return EvemuRecording(description: device, events: events).text
  }
}

internal import Gestures

// Is it something with keys for a kiosk? Asked of every input device beside the touchscreen.
//
// Not taken: what has no key of `KeyDecoder` (a power button is logind's); touchscreens, which have
// one reader, also where they have a key beside the glass; what a deployer's udev rule ignores or
// gives to another seat; and what udev knows and does not call a keyboard, or a thing with keys.

extension TouchscreenCandidate {
  /// The kernel's keys are numbered below this, `KEY_CNT`.
  private static let keyCount: UInt16 = 0x300

  /// Whether its keys are read.
  package var isKeyboard: Bool {
    if udev.isIgnored || udev.isTouchscreen || udev.seat != nil || udev.hasKeys == false {
      return false
    }
    if case .touchscreen = description.verdict { return false }
    return (0..<Self.keyCount).contains {
      KeyDecoder.key(of: $0) != nil && description.has(EventType.key, $0)
    }
  }
}

internal import Gestures

/// The keys that go to the kiosk, with the codes that the kernel has for them.
enum KernelKey {
  /// From SDL's scan codes, which are USB's.
  private static let codes: [UInt32: UInt16] = [
    40: KeyCode.enter, 41: KeyCode.escape, 43: KeyCode.tab, 44: KeyCode.space, 74: KeyCode.home,
    79: KeyCode.right, 80: KeyCode.left, 81: KeyCode.down, 82: KeyCode.up, 88: KeyCode.keypadEnter,
    // Shift turns Tab round.
    225: KeyCode.leftShift, 229: KeyCode.rightShift,
  ]

  /// The kernel's code of a key; nil where it is none of the kiosk's.
  static func code(of stroke: KeyStroke) -> UInt16? {
    codes[stroke.place]
  }
}

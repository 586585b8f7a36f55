/// A key of the window's keyboard, by the desktop's numbers.
struct KeyStroke: Hashable {
  /// What happened to the key, numbered as in an evdev event.
  enum Phase: Int32 {
    /// It went up.
    case up
    /// It went down.
    case down
    /// It is held down and repeats.
    case repeated
  }

  /// What stands on the key in the keyboard's own layout: SDL's key code.
  var symbol: Int32
  /// Where the key is, whatever stands on it: SDL's scan code, which is USB's.
  var place: UInt32
  /// What happened to it.
  var phase: Phase
  /// Whether Control is held down.
  var hasControl = false
}

/// A key of those that a kiosk understands, by what it means and not by where it is.
///
/// Keyboards, remote controls and boxes of buttons name them differently; `KeyDecoder` has the table.
public enum Key: Hashable, Sendable, CaseIterable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow upwards.
  case up
  /// The arrow downwards.
  case down
  /// Goes back: Escape, a remote control's Back and Exit.
  case escape
  /// Goes to the first screen: Home, a remote control's Home.
  case home
  /// Goes to the next thing on a screen.
  case tab
  /// Goes to the thing before: Tab with Shift.
  case backTab
  /// Does what the thing is for: Enter, a remote control's OK.
  case enter
  /// The space bar.
  case space
}

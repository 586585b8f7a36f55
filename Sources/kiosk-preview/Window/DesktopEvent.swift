internal import Geometry

/// What happens on the desktop that concerns the window.
enum DesktopEvent {
  /// A finger, or the mouse's left button, comes down at a position in the window, in pixels.
  case landed(WindowFinger, Point)
  /// It moves, whether it is down or not.
  case moved(WindowFinger, Point)
  /// It goes up.
  case lifted(WindowFinger)
  /// A key does something.
  case key(KeyStroke)
  /// The window has another size, or what it shows was lost.
  case damaged
  /// Somebody wants the window closed.
  case closed
  /// `Desktop.wake` was called.
  case woken
}

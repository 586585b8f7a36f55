/// What touches the panel in a window.
enum WindowFinger: Hashable {
  /// The mouse, while its left button is down.
  case mouse
  /// A finger on a real touchscreen, by the desktop's number.
  case touch(Int64)
}

/// Which screen of views is meant, where the navigator's loop and the stage speak of one.
enum ScreenID: Hashable, Sendable {
  /// A screen that views have made: the root, a destination, one that was pushed.
  case hosted(Int)
  /// A screen of the configuration that shows a view of the program.
  case configured(String)

  /// The screen that the program starts with.
  static let root = ScreenID.hosted(0)
}

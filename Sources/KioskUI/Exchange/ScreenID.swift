/// Which screen of views is meant, where the navigator's loop and the stage speak of one.
enum ScreenID: Hashable, Comparable, Sendable {
  /// A screen that views have made: the root, a destination, one that was pushed.
  case hosted(Int)
  /// A screen of the configuration that shows a view of the program.
  case configured(String)

  /// In the order in which they came; the configuration's by name, after the others.
  static func < (one: ScreenID, other: ScreenID) -> Bool {
    switch (one, other) {
    case (.hosted(let one), .hosted(let other)): one < other
    case (.configured(let one), .configured(let other)): one < other
    case (.hosted, .configured): true
    case (.configured, .hosted): false
    }
  }

  /// The screen that the program starts with.
  static let root = ScreenID.hosted(0)
}

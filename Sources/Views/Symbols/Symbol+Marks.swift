nonisolated extension Symbol {
  static let marks = [xmark, checkmark, plus, minus, infoCircle, magnifyingglass]

  /// A cross: to close, or no.
  public static let xmark = Symbol("xmark") {
    $0.line((5.75, 5.75), (18.25, 18.25))
    $0.line((18.25, 5.75), (5.75, 18.25))
  }
  /// A tick: done, or yes.
  public static let checkmark = Symbol("checkmark") {
    $0.line((4.5, 12.75), (9.5, 18.25), (19.5, 6))
  }
  /// More.
  public static let plus = Symbol("plus") {
    $0.line((12, 4), (12, 20))
    $0.line((4, 12), (20, 12))
  }
  /// Less.
  public static let minus = Symbol("minus") {
    $0.line((4, 12), (20, 12))
  }
  /// The letter i in a circle: to know more.
  public static let infoCircle = Symbol("info.circle") {
    $0.circle(12, 12, radius: 9)
    $0.dot(12, 7.75)
    $0.line((12, 11.25), (12, 16.5))
  }
  /// A lens: to search.
  public static let magnifyingglass = Symbol("magnifyingglass") {
    $0.circle(10.25, 10.25, radius: 6.75)
    $0.line((15.25, 15.25), (20.75, 20.75))
  }
}

nonisolated extension Symbol {
  static let arrows = [
    chevronLeft, chevronRight, chevronUp, chevronDown, arrowLeft, arrowRight,
  ]

  /// An angle that points to the left.
  public static let chevronLeft = Symbol("chevron.left") {
    $0.line((15.25, 5), (8.75, 12), (15.25, 19))
  }
  /// An angle that points to the right.
  public static let chevronRight = Symbol("chevron.right") {
    $0.line((8.75, 5), (15.25, 12), (8.75, 19))
  }
  /// An angle that points up.
  public static let chevronUp = Symbol("chevron.up") {
    $0.line((5, 15.25), (12, 8.75), (19, 15.25))
  }
  /// An angle that points down.
  public static let chevronDown = Symbol("chevron.down") {
    $0.line((5, 8.75), (12, 15.25), (19, 8.75))
  }
  /// An arrow to the left.
  public static let arrowLeft = Symbol("arrow.left") {
    $0.line((20, 12), (4, 12))
    $0.line((10.5, 5.5), (4, 12), (10.5, 18.5))
  }
  /// An arrow to the right.
  public static let arrowRight = Symbol("arrow.right") {
    $0.line((4, 12), (20, 12))
    $0.line((13.5, 5.5), (20, 12), (13.5, 18.5))
  }
}

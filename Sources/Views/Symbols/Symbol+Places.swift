nonisolated extension Symbol {
  static let places = [map, mappin, globe]

  /// A folded map.
  public static let map = Symbol("map") {
    $0.outline(
      (3.25, 6.25), (9, 3.75), (15, 6.25), (20.75, 3.75), (20.75, 17.75), (15, 20.25), (9, 17.75),
      (3.25, 20.25), corner: 0.8)
    $0.line((9, 4), (9, 17.75))
    $0.line((15, 6.25), (15, 20))
  }
  /// A pin: a place.
  public static let mappin = Symbol("mappin") {
    $0.begin(12, 21.5)
    $0.curveOn((9, 18.2), (5, 14), to: (5, 9.75))
    $0.arcOn(12, 9.75, radius: 7, from: 180, to: 360)
    $0.curveOn((19, 14), (15, 18.2), to: (12, 21.5))
    $0.close()
    $0.circle(12, 9.75, radius: 2.5)
  }
  /// The globe: a language, or the net.
  public static let globe = Symbol("globe") {
    $0.circle(12, 12, radius: 9)
    $0.ellipse(12, 12, radiusX: 4, radiusY: 9)
    $0.line((3, 12), (21, 12))
  }
}

nonisolated extension Symbol {
  static let weather = [thermometer, sunMax, moon, drop, fan]

  /// A thermometer.
  public static let thermometer = Symbol("thermometer") {
    // The glass leaves the bulb where both are equally wide: cos 46.8° is 3.25 / 4.75.
    $0.arc(12, 16.75, radius: 4.75, from: -46.826, to: 226.826)
    $0.arcOn(12, 5.75, radius: 3.25, from: 180, to: 360)
    $0.close()
    $0.line((12, 8.5), (12, 15.5))
    $0.dot(12, 16.75, size: 1.75)
  }
  /// The sun with its rays: fine weather, or bright.
  public static let sunMax = Symbol("sun.max") {
    $0.circle(12, 12, radius: 4.25)
    $0.turned(8) { $0.line((12, 2.5), (12, 4.25)) }
  }
  /// The moon: night.
  public static let moon = Symbol("moon") {
    // A circle with another taken away that lies on the diagonal and meets it 55° beside that.
    $0.arc(11.5, 12.5, radius: 8.75, from: 10, to: 260)
    $0.arcOn(16.61, 7.39, radius: 7.5, from: 207.877, to: 62.123)
    $0.close()
  }
  /// A drop: water, or moisture.
  public static let drop = Symbol("drop") {
    $0.begin(12, 2.75)
    $0.curveOn((12, 2.75), (5, 9.25), to: (5, 14.25))
    $0.arcOn(12, 14.25, radius: 7, from: 180, to: 0)
    $0.curveOn((19, 9.25), (12, 2.75), to: (12, 2.75))
    $0.close()
  }
  /// A propeller: air.
  public static let fan = Symbol("fan") {
    $0.circle(12, 12, radius: 2)
    $0.turned(3) {
      $0.begin(12, 10)
      $0.curveOn((9, 8), (8.25, 2.9), to: (12.5, 2.75))
      $0.curveOn((16.6, 2.6), (17.25, 7.5), to: (13.75, 11))
    }
  }
}

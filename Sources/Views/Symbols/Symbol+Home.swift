nonisolated extension Symbol {
  static let home = [house, gearshape, lightbulb, lock, lockOpen, power, clock]

  /// A house.
  public static let house = Symbol("house") {
    $0.line((2.75, 11.5), (12, 3.5), (21.25, 11.5), corner: 1)
    $0.line((5.25, 9.5), (5.25, 20.5), (18.75, 20.5), (18.75, 9.5), corner: 1.75)
    $0.line((9.5, 20.5), (9.5, 14), (14.5, 14), (14.5, 20.5), corner: 0.75)
  }
  /// A cogwheel: settings.
  public static let gearshape = Symbol("gearshape") { pen in
    // A tooth goes out, along its head, and in again: radius, and degrees from its middle.
    let tooth = [(7.2, -14.0), (9.4, -9.5), (9.4, 9.5), (7.2, 14)]
    let points = (0..<8).flatMap { index in
      tooth.map { radius, offset in
        let direction = Angle.degrees(Double(45 * index) + offset).direction
        return CGPoint(x: 12 + radius * direction.x, y: 12 + radius * direction.y)
      }
    }
    pen.outline(points, corner: 0.9)
    pen.circle(12, 12, radius: 2.9)
  }
  /// A lamp.
  public static let lightbulb = Symbol("lightbulb") {
    $0.begin(9.25, 17.5)
    $0.curveOn((9.25, 15.6), (8.6, 14.9), to: (7.021, 13.178))
    $0.arcOn(12, 9, radius: 6.5, from: 140, to: 400)
    $0.curveOn((15.4, 14.9), (14.75, 15.6), to: (14.75, 17.5))
    $0.close()
    $0.line((10.25, 21.25), (13.75, 21.25))
  }
  /// A closed padlock.
  public static let lock = Symbol("lock") {
    $0.outline((4.75, 10.5), (19.25, 10.5), (19.25, 21), (4.75, 21), corner: 2.25)
    $0.begin(8, 10.5)
    $0.arcOn(12, 7, radius: 4, from: 180, to: 360)
    $0.lineOn(16, 10.5)
    $0.dot(12, 15.75, size: 1.5)
  }
  /// An open padlock.
  public static let lockOpen = Symbol("lock.open") {
    $0.outline((4.75, 10.5), (19.25, 10.5), (19.25, 21), (4.75, 21), corner: 2.25)
    $0.begin(8, 10.5)
    $0.arcOn(12, 7, radius: 4, from: 180, to: 345)
    $0.dot(12, 15.75, size: 1.5)
  }
  /// A broken circle with a stroke: on and off.
  public static let power = Symbol("power") {
    $0.arc(12, 12.75, radius: 8.25, from: -50, to: 230)
    $0.line((12, 2.75), (12, 11.5))
  }
  /// A clock: the time, or how long.
  public static let clock = Symbol("clock") {
    $0.circle(12, 12, radius: 9)
    $0.line((12, 6.5), (12, 12), (15.75, 14.25))
  }
}

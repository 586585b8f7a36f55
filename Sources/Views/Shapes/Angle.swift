/// A turn; with y downwards, a positive one goes clockwise.
nonisolated public struct Angle: Hashable, Comparable, Sendable {
  /// In degrees, of which a full turn has 360.
  public var degrees: Double

  /// In radians, of which a full turn has 2π.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// No turn.
  public init() { degrees = 0 }

  /// Makes an angle of degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// Makes an angle of radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No turn.
  public static let zero = Angle()

  /// Whether one turn is smaller than the other.
  public static func < (one: Angle, other: Angle) -> Bool { one.degrees < other.degrees }

  /// Both turns one after the other.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(degrees: one.degrees + other.degrees)
  }

  /// What is left of a turn without the other.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(degrees: one.degrees - other.degrees)
  }

  /// The opposite turn.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
}

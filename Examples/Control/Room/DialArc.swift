import KioskUI

/// Three quarters of a ring, open at the foot, or as much of it as a share.
struct DialArc: Shape {
  /// 0...1.
  let share: Double
  /// Points inside the frame.
  let inset: Double

  func path(in rect: CGRect) -> Path {
    Circle().inset(by: inset).rotation(.degrees(135)).trim(from: 0, to: 0.75 * share).path(in: rect)
  }
}

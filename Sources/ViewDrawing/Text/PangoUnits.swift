internal import CPangoCairo

/// Pango's lengths: whole 1024ths of a point.
enum PangoUnits {
  /// More than any text takes, and far from where Pango's sums of lengths overflow.
  private static let greatest = Double(1 << 28)

  /// A length in points, not shortened.
  static func roundedUp(_ points: Double) -> Int32 {
    points.isNaN ? 0 : Int32(min(max(points * Double(PANGO_SCALE), 0), greatest).rounded(.up))
  }
}

extension Int32 {
  /// A length of Pango's in points.
  var points: Double { Double(self) / Double(PANGO_SCALE) }
}

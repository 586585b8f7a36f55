/// The mark around a control that keys press: a dark line around a light one, so that one of both is
/// seen on any background.
///
/// Black and white differ by 21:1; every colour differs from one of them by at least 4.5:1.
@MainActor
struct FocusRing {
  /// Its distance from the control, in points.
  private static let gap = 2.0
  /// The width of either line, in points.
  private static let width = 2.0
  /// The radius of its corners, in points.
  private static let radius = 12.0

  /// What is drawn around a control.
  static func items(around bounds: CGRect) -> [DisplayItem] {
    [line(bounds, at: gap + width / 2, .white), line(bounds, at: gap + 1.5 * width, .black)]
  }

  private static func line(
    _ bounds: CGRect, at distance: CGFloat, _ color: Color
  ) -> DisplayItem {
    let rect = bounds.insetBy(dx: -distance, dy: -distance)
    let path = Path(roundedRect: rect, cornerRadius: min(radius, rect.height / 2, rect.width / 2))
    let color: ResolvedColor = color.resolve(in: EnvironmentValues())
    return .stroke(path, StrokeStyle(lineWidth: width, lineJoin: .round), .color(color))
  }
}

/// Draws tracks, filled up to a place.
@MainActor
struct TrackFigure {
  /// Where the track lies.
  let rect: CGRect
  /// How much of it is filled, 0...1.
  let share: Double
  let environment: EnvironmentValues

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// The track and what is filled.
  var items: [DisplayItem] {
    let width = share * rect.width
    let filled = CGRect(
      x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width,
      height: rect.height)
    return [
      bar(rect, Color.gray.opacity(0.35)), width > 0 ? bar(filled, .accentColor) : nil,
    ].compactMap(\.self)
  }

  /// The place up to which it is filled.
  var end: CGPoint {
    let width = share * rect.width
    return CGPoint(x: isMirrored ? rect.maxX - width : rect.minX + width, y: rect.midY)
  }

  private func bar(_ rect: CGRect, _ color: Color) -> DisplayItem {
    .fill(Capsule().path(in: rect), .color(color.resolve(in: environment)), isEvenOdd: false)
  }
}

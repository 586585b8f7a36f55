import KioskUI

/// The temperatures of a day as a line, and a glow below it.
struct DayCurve: View {
  let values: [Double]
  /// The degrees at the foot and at the top.
  var range = 13.0...23.0

  var body: some View {
    ZStack {
      CurveShape(values: values, range: range, isClosed: true)
        .fill(
          LinearGradient(
            colors: [Palette.coral.opacity(0.3), Palette.coral.opacity(0)], startPoint: .top,
            endPoint: .bottom))
      CurveShape(values: values, range: range, isClosed: false)
        .stroke(Palette.coral, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
    }
  }
}

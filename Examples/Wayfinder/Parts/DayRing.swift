import KioskUI

/// The day as the ring round the moon: noon above, midnight below.
///
/// The red arc is when the house is open, the dot is now.
struct DayRing<Content: View>: View {
  let today: Today
  @ViewBuilder let content: () -> Content
  @Environment(\.surface) private var surface

  var body: some View {
    ZStack {
      Circle().fill(surface.halo)
      content()
      Circle().strokeBorder(surface.line, lineWidth: 1.5)
      if let hours = today.hours {
        arc(from: hours.lowerBound, to: hours.upperBound)
          .stroke(surface.accent, style: StrokeStyle(lineWidth: 4, lineCap: .butt))
      }
      // The shortest of arcs, with round ends: a dot at its place on the ring.
      arc(from: today.minute, to: today.minute + 1)
        .stroke(surface.ground, style: StrokeStyle(lineWidth: 19, lineCap: .round))
      arc(from: today.minute, to: today.minute + 1)
        .stroke(surface.ink, style: StrokeStyle(lineWidth: 12, lineCap: .round))
    }
    .padding(10)
  }

  /// A part of the ring between two minutes of the day.
  private func arc(from start: Int, to end: Int) -> some Shape {
    // Circles begin at the right; the day begins below, a quarter farther.
    Circle()
      .trim(from: Today.fraction(start), to: Today.fraction(end))
      .rotation(.degrees(90))
  }
}

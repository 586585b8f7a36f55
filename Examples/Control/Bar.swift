import KioskUI

/// One bar of a chart.
struct Bar: View {
  /// How high it is, 0...1 of the room there is.
  let share: Double
  let isToday: Bool

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        RoundedRectangle(cornerRadius: 10)
          .fill(
            LinearGradient(
              colors: isToday
                ? [Palette.amber, Palette.amber.opacity(0.6)]
                : [Palette.sea, Palette.sea.opacity(0.45)],
              startPoint: .top, endPoint: .bottom)
          )
          .frame(height: proxy.size.height * share)
      }
    }
  }
}

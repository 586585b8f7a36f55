import KioskUI

/// The way back, and where one is.
struct ScreenHeader: View {
  let title: String
  @Environment(\.screenFormat) private var format
  @Environment(\.navigator) private var navigator

  var body: some View {
    HStack(spacing: 16 * format.growth) {
      Button {
        navigator.pop()
      } label: {
        Image(symbol: .chevronLeft).font(.title3)
          .frame(width: 52 * format.growth, height: 44 * format.growth)
      }
      .buttonStyle(TileButtonStyle())
      .fixedSize()
      Text(title).font(.title).fontWeight(.semibold)
      Spacer()
      TimelineView(.everyMinute) { context in
        Text(context.date.formatted("%H:%M")).font(.title).fontWeight(.light).monospacedDigit()
      }
    }
    .frame(minHeight: 52 * format.growth)
  }
}

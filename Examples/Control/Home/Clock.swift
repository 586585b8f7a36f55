import KioskUI

/// The time and the date; it wakes the panel once a minute.
struct Clock: View {
  @Environment(\.screenFormat) private var format

  var body: some View {
    TimelineView(.everyMinute) { context in
      switch format.axis {
      case .horizontal:
        HStack(spacing: 20 * format.growth) {
          Time(date: context.date)
          VStack(alignment: .leading, spacing: 2) {
            Text(context.date.formatted("%A", locale: "C.UTF-8"))
            Text(context.date.formatted("%-d %B", locale: "C.UTF-8")).foregroundStyle(Palette.mist)
          }
          .font(.title3)
        }
      case .vertical:
        VStack(alignment: .leading, spacing: 0) {
          Time(date: context.date)
          Text(context.date.formatted("%A, %-d %B", locale: "C.UTF-8")).font(.title3)
            .foregroundStyle(Palette.mist)
        }
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.75)
  }

  private struct Time: View {
    let date: Date

    var body: some View {
      Text(date.formatted("%H:%M")).font(.system(size: 64, weight: .light)).monospacedDigit()
    }
  }
}

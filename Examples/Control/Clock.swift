import KioskUI

/// The time and the date; it wakes the panel once a minute.
struct Clock: View {
  var body: some View {
    TimelineView(.everyMinute) { context in
      VStack(alignment: .leading, spacing: 0) {
        Text(context.date.formatted("%H:%M"))
          .font(.system(size: 72, weight: .light))
          .monospacedDigit()
        Text(context.date.formatted("%A, %e %B"))
          .font(.title3)
          .foregroundStyle(Palette.mist)
      }
    }
  }
}

import KioskUI

/// Marks at the sides that tell a finger where it may begin: red where a swipe leads on, grey where
/// it leads back.
struct EdgeMarks: View {
  let leadsBack: Bool
  let leadsOn: Bool
  @Environment(\.surface) private var surface

  var body: some View {
    HStack(spacing: 8) {
      if leadsBack {
        Rectangle().fill(surface.faint.opacity(0.55)).frame(width: 3, height: 76)
        Image(symbol: .chevronRight).foregroundStyle(surface.faint)
      }
      Spacer()
      if leadsOn {
        Image(symbol: .chevronLeft)
        Rectangle().fill(surface.accent).frame(width: 5, height: 120)
      }
    }
    .font(.system(size: 15))
    .allowsHitTesting(false)
  }
}

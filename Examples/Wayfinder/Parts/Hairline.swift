import KioskUI

/// A thin line across.
struct Hairline: View {
  @Environment(\.surface) private var surface

  var body: some View { surface.line.frame(height: 1) }
}

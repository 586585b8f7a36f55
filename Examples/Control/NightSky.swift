import KioskUI

/// What all screens of the panel lie on.
struct NightSky: View {
  var body: some View {
    LinearGradient(
      colors: [Palette.dusk, Palette.night], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

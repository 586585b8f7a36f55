import KioskUI

/// The mark of the house: a moon with the ring round it that announces rain.
struct Moon: View {
  var body: some View {
    ZStack {
      Circle().strokeBorder(lineWidth: 1.6)
      Circle().fill(Surface.vermilion).padding(5.5)
    }
  }
}

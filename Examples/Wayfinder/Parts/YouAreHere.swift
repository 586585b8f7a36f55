import KioskUI

/// Where the panel hangs.
struct YouAreHere: View {
  var body: some View {
    ZStack {
      Circle().fill(Surface.vermilion.opacity(0.16))
      Circle().strokeBorder(Surface.vermilion.opacity(0.5), lineWidth: 1.5).padding(4)
      Circle().fill(Surface.vermilion).padding(9)
    }
    .frame(width: 30, height: 30)
  }
}

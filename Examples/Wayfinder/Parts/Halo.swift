import KioskUI

/// A picture of an exhibit before a disc.
struct Halo: View {
  let exhibit: Exhibit
  @Environment(\.surface) private var surface

  var body: some View {
    ZStack {
      Circle().fill(surface.halo)
      Circle().strokeBorder(surface.line, lineWidth: 1)
      GeometryReader { proxy in
        Image(file: exhibit.picture)
          .resizable()
          .scaledToFit()
          .padding(min(proxy.size.width, proxy.size.height) * 0.1)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

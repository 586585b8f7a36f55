import KioskUI

/// A hint at the right edge: something can be pulled out here.
struct EdgeHandle: View {
  var body: some View {
    Capsule().fill(Palette.mist.opacity(0.6)).frame(width: 4, height: 56).padding(.trailing, 6)
  }
}

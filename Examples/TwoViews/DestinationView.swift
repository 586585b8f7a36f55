import KioskUI

struct DestinationView: View {
  var body: some View {
    ZStack {
      Color.green.opacity(0.3)
      Text("Second View")
        .font(.largeTitle)
    }
    .ignoresSafeArea()
  }
}

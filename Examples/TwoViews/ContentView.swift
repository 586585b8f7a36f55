import KioskUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.blue.opacity(0.3)
      Text("First View")
        .font(.largeTitle)
    }
    .ignoresSafeArea()
    .interactivePushDestination(destination: DestinationView())
  }
}

import KioskUI

@main struct TwoViewsApp: KioskApp {
  var body: some Scene {
    KioskScene {
      ContentView()
    }
  }
}

import KioskUI

/// The panel of a small building: light, heating and air at a glance, and what they take behind the
/// right edge.
@main struct ControlApp: KioskApp {
  /// One model for all screens.
  ///
  /// Nothing is connected to it, so that the panel starts with a usual morning.
  private let building = Building()

  var body: some Scene {
    KioskScene {
      HomeView()
        .environment(building)
        .preferredColorScheme(.dark)
        .tint(Palette.amber)
    }
  }
}

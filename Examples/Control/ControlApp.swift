import KioskUI

/// The panel of a small building: light, heating and air at a glance, and what it costs behind the
/// right edge.
@main struct ControlApp: KioskApp {
  /// One model for all screens; no network, so the panel starts with a usual morning.
  private let building = Building()

  var body: some Scene {
    KioskScene {
      HomeView()
        .environment(building)
        .environment(\.colorScheme, .dark)
        .tint(Palette.amber)
    }
  }
}

import KioskUI

/// The guide of a museum that does not exist: its rooms, what is in them, and where they are.
@main struct WayfinderApp: KioskApp {
  /// One for all screens: whoever changes the language changes it everywhere.
  private let language = Language()

  var body: some Scene {
    KioskScene {
      HomeView().environment(language)
    }
    .designSize(width: 1024, height: 600)
  }
}

package import Configuration
package import Navigation

/// A screen that a configuration describes.
package final class ConfiguredScreen: Screen {
  /// What the configuration says of it.
  package let configuration: ScreenConfiguration

  init(_ configuration: ScreenConfiguration) {
    self.configuration = configuration
    super.init(name: configuration.name)
    allowsPush = configuration.allowsPush
    allowsPop = configuration.allowsPop
    excludedAreas = configuration.excluded
  }

  /// Makes the screens of a configuration, joined by their destinations.
  static func make(from configuration: KioskConfiguration) -> [String: ConfiguredScreen] {
    var screens: [String: ConfiguredScreen] = [:]
    for description in configuration.screens {
      screens[description.name] = ConfiguredScreen(description)
    }
    for screen in screens.values {
      // The name of a folder stands for its first picture, so names are looked up by the
      // configuration's own rule.
      let destination = screen.configuration.push.flatMap { configuration.screen(named: $0) }
      screen.interactivePushDestination = destination.flatMap { screens[$0.name] }
    }
    return screens
  }
}

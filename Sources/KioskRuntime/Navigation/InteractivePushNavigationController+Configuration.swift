package import Configuration
internal import Geometry
internal import Gestures
package import Navigation

extension NavigationSettings {
  /// The figures that a configuration gives.
  init(_ configuration: KioskConfiguration) {
    self.init()
    velocityThreshold = configuration.gesture.velocityThreshold
    progressThreshold = configuration.gesture.progressThreshold
    duration = configuration.transition.duration
    parallax = configuration.transition.parallax
    prefersCrossFadeTransitions = configuration.accessibility.reduceMotion
    layoutDirection =
      configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension InteractivePushNavigationController {
  /// A controller at rest on the first screen of a configured kiosk.
  package convenience init(
    rootScreen: Screen, configuration: KioskConfiguration, panel: Panel
  ) {
    let size = panel.logicalSize
    let scale = panel.pointScale
    let widths = configuration.edgeWidths(on: panel)
    self.init(
      rootScreen: rootScreen, screenSize: size, scale: scale,
      zones: EdgeZones(left: widths.left, right: widths.right, size: size, scale: scale),
      settings: NavigationSettings(configuration))
  }
}

extension KioskConfiguration {
  /// The edge zones on a panel, with what was clamped.
  func edgeWidths(on panel: Panel) -> EdgeWidths {
    gesture.edgeWidths(onScreenWidth: panel.logicalSize.width, scale: panel.pointScale)
  }
}

internal import Configuration
internal import Views

extension EnvironmentValues {
  /// Takes over what a panel and the configuration say to all views.
  mutating func adopt(_ panel: StagePanel) {
    layoutDirection = panel.isRightToLeft ? .rightToLeft : .leftToRight
    textScale = panel.accessibility.textScale
    accessibilityReduceMotion = panel.accessibility.reduceMotion
    displayScale = panel.scaleX
  }
}

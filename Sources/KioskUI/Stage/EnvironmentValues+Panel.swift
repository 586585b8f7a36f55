internal import Configuration
internal import Views

extension EnvironmentValues {
  /// Takes over what a panel, the configuration and the program's place say to all views.
  mutating func adopt(_ panel: StagePanel, pictureRevision: Int) {
    layoutDirection = panel.isRightToLeft ? .rightToLeft : .leftToRight
    textScale = panel.accessibility.textScale
    accessibilityReduceMotion = panel.accessibility.reduceMotion
    displayScale = panel.scaleX
    resourceFolder = ResourceFolder.path
    self.pictureRevision = pictureRevision
  }
}

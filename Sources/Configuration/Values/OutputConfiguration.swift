/// A panel: its display, its touchscreen and the screen it starts with.
package struct OutputConfiguration: Hashable, Sendable {
  /// The name of the screen at the bottom of the stack; nil for the program's own.
  package var root: String?
  /// Which display, and how it is driven.
  package var display: DisplayConfiguration
  /// Which touchscreen, and how it lies on the glass.
  package var touch: TouchConfiguration

  /// The connector of another output whose picture this one shows; nil where it has its own.
  package var clones: ConnectorName?

  /// Describes a panel.
  package init(
    root: String? = nil, display: DisplayConfiguration = DisplayConfiguration(),
    touch: TouchConfiguration = TouchConfiguration(), clones: ConnectorName? = nil
  ) {
    self.root = root
    self.display = display
    self.touch = touch
    self.clones = clones
  }
}

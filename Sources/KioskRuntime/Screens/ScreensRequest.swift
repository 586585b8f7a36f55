package import Configuration

/// What a program is asked to make screens for.
package struct ScreensRequest {
  /// Checked, and narrowed to one output.
  package var configuration: KioskConfiguration
  /// The screens that are replaced, which may be returned themselves; nil where there were none.
  package var former: (any ScreenSource)?
  /// The screens of another output, whose workers may be shared; nil where there is no other.
  package var neighbour: (any ScreenSource)?
  /// Whose time the screens keep.
  package var time: ScreenTime

  /// Asks for the screens of an output.
  package init(
    _ configuration: KioskConfiguration, replacing former: (any ScreenSource)? = nil,
    beside neighbour: (any ScreenSource)? = nil, in time: ScreenTime = .machine
  ) {
    self.configuration = configuration
    self.former = former
    self.neighbour = neighbour
    self.time = time
  }
}

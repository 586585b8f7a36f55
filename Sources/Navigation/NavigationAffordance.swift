/// A button on the screen that does what a swipe does, for people who cannot swipe or do not think
/// of it.
public enum NavigationAffordance: Hashable, Sendable, CaseIterable {
  /// Pops, as a swipe from the leading edge does.
  case back
  /// Pushes the screen's destination, as a swipe from the trailing edge does.
  case forward

  /// What it does.
  public var operation: NavigationOperation {
    switch self {
    case .back: .pop
    case .forward: .push
    }
  }

  /// The buttons of a screen: those that can lead somewhere, wherever on the stack it is.
  ///
  /// A destination that happens to be in the stack keeps its button, which then does nothing, as the
  /// swipe would; only the root is known to be there always.
  public static func shown(on screen: Screen, root: Screen) -> [NavigationAffordance] {
    var shown: [NavigationAffordance] = []
    if screen !== root, screen.allowsPop { shown.append(.back) }
    if let destination = screen.interactivePushDestination, destination !== root,
      screen.allowsPush
    {
      shown.append(.forward)
    }
    return shown
  }
}

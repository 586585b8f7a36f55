extension EnvironmentValues {
  /// Pushes and pops screens by command.
  @MainActor public var navigator: Navigator {
    Navigator(self[NavigationTargetKey.self].target, environment: self)
  }

  /// Sets whom the navigator of these views commands.
  @MainActor package mutating func setNavigationTarget(_ target: any NavigationTarget) {
    self[NavigationTargetKey.self] = WeakTarget(target: target)
  }

  private struct WeakTarget {
    weak var target: (any NavigationTarget)?
  }

  private enum NavigationTargetKey: EnvironmentKey {
    static var defaultValue: WeakTarget { WeakTarget() }
  }
}

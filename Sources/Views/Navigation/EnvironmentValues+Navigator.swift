extension EnvironmentValues {
  /// Pushes and pops screens by command.
  @MainActor public var navigator: Navigator {
    self[NavigatorKey.self] ?? Navigator(nil)
  }

  /// Whom the navigator of these views commands.
  @MainActor package mutating func setNavigationTarget(_ target: any NavigationTarget) {
    self[NavigatorKey.self] = Navigator(target)
  }

  private enum NavigatorKey: EnvironmentKey {
    static let defaultValue: Navigator? = nil
  }
}

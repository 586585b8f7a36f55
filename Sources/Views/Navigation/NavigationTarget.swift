/// Carries out what views ask of the navigator.
@MainActor
package protocol NavigationTarget: AnyObject {
  /// Pushes a screen by time.
  func push(_ screen: HostingScreen)

  /// Pops the top screen by time.
  func pop()

  /// Pops everything above the first screen by time.
  func popToRoot()
}

/// Pushes and pops screens by command; views get it by `@Environment(\.navigator)`.
///
/// ```swift
/// @Environment(\.navigator) private var navigator
/// Button("Rooms") { navigator.push(RoomsView()) }
/// ```
@MainActor
public struct Navigator {
  private weak var target: (any NavigationTarget)?
  private let environment: EnvironmentValues

  init(_ target: (any NavigationTarget)?, environment: EnvironmentValues) {
    self.target = target
    self.environment = environment
  }

  /// Pushes a screen with a view.
  public func push<Content: View>(_ view: Content) { push(HostingScreen(rootView: view)) }

  /// Pushes a screen; nothing happens where it is in the stack already.
  ///
  /// What the views above the caller say holds for the screen, too.
  public func push(_ screen: HostingScreen) {
    screen.inheritedEnvironment = environment
    target?.push(screen)
  }

  /// Pops the top screen; nothing happens where it is the last.
  public func pop() { target?.pop() }

  /// Pops everything above the first screen.
  public func popToRoot() { target?.popToRoot() }
}

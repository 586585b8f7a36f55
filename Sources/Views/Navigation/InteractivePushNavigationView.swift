/// A view whose screen can be swiped on to another: the bridge from views to the navigator.
///
/// `interactivePushDestination(destination:)` puts one around any view.
public struct InteractivePushNavigationView<Content: View, Destination: View>: ScreenRepresentable {
  package let content: Content
  private let destination: Destination

  /// Joins a view with the view that a swipe from the trailing edge reveals.
  public init(content: Content, destination: Destination) {
    self.content = content
    self.destination = destination
  }

  /// Makes the screen and, without asking for its body, the one behind it.
  public func makeScreen(context: Context) -> HostingScreen {
    let screen = HostingScreen(rootView: content)
    screen.setupInteractivePush(to: HostingScreen(rootView: destination))
    return screen
  }

  /// Hands the new values on to both screens; their state stays.
  public func updateScreen(_ screen: HostingScreen, context: Context) {
    screen.setRootView(content)
    screen.interactivePushDestination?.setRootView(destination)
  }
}

extension InteractivePushNavigationView: WrappingView {}

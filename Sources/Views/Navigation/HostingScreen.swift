/// A full-screen screen made of views; what `UIHostingController` is to a navigation controller.
///
/// ```swift
/// let home = HostingScreen(rootView: ContentView())
/// home.setupInteractivePush(to: HostingScreen(rootView: DestinationView()))
/// ```
///
/// Its views exist from when it is first revealed until nobody holds it any more: their bodies are
/// not asked for before, and their state outlives every pop.
@MainActor
public final class HostingScreen {
  /// The view that fills the screen.
  public private(set) var rootView: AnyView
  /// What traces, logs and control call it: the name of the view's type.
  public let name: String
  /// The screen that a swipe from the trailing edge pushes; a view of this screen may name another
  /// by `interactivePushDestination(destination:)`, which then counts.
  public private(set) var interactivePushDestination: HostingScreen?

  /// Is told when the root view or the destination is another.
  package var changed: (() -> Void)?
  /// Its views; nil until it is first revealed.
  package var graph: ViewGraph?
  /// What the views above the one that named this screen say; nil where none did.
  package internal(set) var inheritedEnvironment: EnvironmentValues? {
    didSet {
      guard let inheritedEnvironment else { return }
      let isSame = oldValue.map { inheritedEnvironment.isIdentical(to: $0) } ?? false
      if !isSame { changed?() }
    }
  }

  /// Makes a screen of a view.
  public convenience init<Content: View>(rootView: Content) {
    self.init(rootView: rootView, name: ScreenName.of(rootView))
  }

  /// Makes a screen of a view under a name of its own.
  public init<Content: View>(rootView: Content, name: String) {
    self.rootView = AnyView(rootView)
    self.name = name
  }

  /// Gives the root view its new value; one of another type starts with fresh state.
  public func setRootView<Content: View>(_ view: Content) {
    rootView = AnyView(view)
    changed?()
  }

  /// Attaches the screen that a swipe from the trailing edge pushes; nil detaches it.
  public func setupInteractivePush(to destination: HostingScreen?) {
    guard destination !== interactivePushDestination else { return }
    interactivePushDestination = destination
    changed?()
  }
}

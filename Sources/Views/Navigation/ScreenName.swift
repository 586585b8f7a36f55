/// What a screen is called that nobody has named.
@MainActor
enum ScreenName {
  /// The name of the view's type, without what modifiers have put around it: `ContentView`.
  static func of(_ view: any View) -> String {
    if let any = view as? AnyView { return of(any.content) }
    if let wrapping = view as? any WrappingView { return of(wrapping.content) }
    return String(String(describing: type(of: view)).prefix { $0 != "<" })
  }
}

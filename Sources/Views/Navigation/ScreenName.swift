/// What a screen is called that nobody has named.
enum ScreenName {
  /// The name of the view's type, without what modifiers have put around it: `ContentView`.
  @MainActor
  static func of<Content: View>(_ view: Content) -> String {
    if let any = view as? AnyView { return of(inside: any.content) }
    let name = String(describing: Content.self)
    // A modified view is the generic type of what is inside it, innermost first by construction.
    guard let bracket = name.firstIndex(of: "<") else { return name }
    let inside = name[name.index(after: bracket)...].prefix { $0 != "<" && $0 != "," && $0 != ">" }
    return inside.isEmpty ? String(name[..<bracket]) : String(inside)
  }

  @MainActor
  private static func of(inside view: any View) -> String { of(view) }
}

/// A piece of a screen: a value that says what is to be seen, made of other views.
///
/// ```swift
/// struct Greeting: View {
///   @State private var isOpen = false
///
///   var body: some View {
///     Button("Hello") { isOpen.toggle() }
///       .padding()
///   }
/// }
/// ```
///
/// Views live on the main actor. A body is asked for when the view first appears and again when
/// something that it read has changed: its state, its environment, an observable object, or the
/// values that its parent gives it. Objects that views read are changed on the main actor, too: a
/// change is announced just before it is made.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// The views that this one is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// There is no such view.
  public var body: Never { self }
}

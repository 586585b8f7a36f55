/// A view that is another one with something done to it.
@MainActor
package protocol WrappingView: View {
  associatedtype Content: View

  /// The other one.
  var content: Content { get }
}

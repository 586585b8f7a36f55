/// A view made by a closure that a container keeps: asked for as a body is, so that what the closure
/// reads is followed, and only it is asked again.
package struct DeferredView<Content: View>: View {
  private let make: () -> Content

  /// Makes a view of what a closure makes.
  package init(_ make: @escaping () -> Content) { self.make = make }

  package var body: Content { make() }
}

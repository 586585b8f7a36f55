/// A modifier that changes how a view looks, never its size nor its place: when it changes, nothing
/// is laid out again.
@MainActor
package protocol LooksModifier: LayoutModifier {}

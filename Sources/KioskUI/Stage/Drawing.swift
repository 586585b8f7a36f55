internal import Composition
internal import Views

/// What a screen looked like, and its picture.
struct Drawing: Sendable {
  /// Everything it showed.
  let content: DisplayGroup
  /// The picture of it.
  let picture: PixelBuffer
}

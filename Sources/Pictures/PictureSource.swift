package import Composition

/// What a screen's pixels are made of.
package enum PictureSource: Hashable, Sendable {
  /// A file of pixels: PNG, JPEG and what gdk-pixbuf's loaders add.
  case image(path: String)
  /// A drawing, rendered at the screen's own resolution.
  case svg(path: String)
  /// One colour all over.
  case color(Color)
}

package import Composition

/// What a screen shows.
package enum ScreenContent: Hashable, Sendable {
  /// A picture of pixels: PNG, JPEG and what gdk-pixbuf's loaders add. The path is resolved.
  case image(path: String)
  /// A drawing, rendered at the panel's own resolution. The path is resolved.
  case svg(path: String)
  /// Nothing but a colour.
  case color(Color)
  /// A view that the program registered under this name.
  case view(name: String)

  /// The file it is read from; nil where there is none.
  package var path: String? {
    switch self {
    case .image(let path), .svg(let path): path
    case .color, .view: nil
    }
  }
}

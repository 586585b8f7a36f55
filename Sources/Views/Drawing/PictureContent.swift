/// A picture file and how it is drawn.
nonisolated package struct PictureContent: Hashable, Sendable {
  /// The file: PNG, JPEG, SVG or what else is known here.
  package var path: String
  /// The colour that takes the place of the picture's own; its opacity remains.
  package var tint: ResolvedColor?

  package init(path: String, tint: ResolvedColor? = nil) {
    self.path = path
    self.tint = tint
  }
}

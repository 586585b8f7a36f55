/// A picture file and how it is drawn.
nonisolated package struct PictureContent: Hashable, Sendable {
  /// The file: PNG, JPEG, SVG or what else is known here.
  package var path: String
  /// The colour that takes the place of the picture's own; its opacity remains.
  package var tint: ResolvedColor?
  /// Counts what has become of picture files: another number may be another picture.
  package var revision: Int

  package init(path: String, tint: ResolvedColor? = nil, revision: Int = 0) {
    self.path = path
    self.tint = tint
    self.revision = revision
  }
}

extension EnvironmentValues {
  /// The folder that picture files are looked for in; nil for the working directory.
  public var resourceFolder: String? {
    get { self[ResourceFolderKey.self] }
    set { self[ResourceFolderKey.self] = newValue }
  }

  /// How large symbols are beside letters of the same font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Counts how often picture files have got another content: views that show one are measured and
  /// drawn anew.
  package var pictureRevision: Int {
    get { self[PictureRevisionKey.self] }
    set { self[PictureRevisionKey.self] = newValue }
  }

  private enum PictureRevisionKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private enum ResourceFolderKey: EnvironmentKey {
    static let defaultValue: String? = nil
  }

  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }
}

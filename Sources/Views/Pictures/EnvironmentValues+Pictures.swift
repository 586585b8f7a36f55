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

  private enum ResourceFolderKey: EnvironmentKey {
    static let defaultValue: String? = nil
  }

  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }
}

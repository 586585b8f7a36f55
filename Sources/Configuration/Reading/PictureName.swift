/// Which files of a folder are pictures, by their names.
enum PictureName {
  private static let drawings: Set = ["svg", "svgz"]
  private static let images: Set = [
    "avif", "bmp", "gif", "heic", "heif", "jpeg", "jpg", "jxl", "png", "tif", "tiff", "webp",
  ]

  /// What a screen made of this file shows; nil for hidden files and what is no picture.
  static func content(ofFile name: String, at path: String) -> ScreenContent? {
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return nil }
    let kind = name[name.index(after: dot)...].lowercased()
    if drawings.contains(kind) { return .svg(path: path) }
    return images.contains(kind) ? .image(path: path) : nil
  }
}

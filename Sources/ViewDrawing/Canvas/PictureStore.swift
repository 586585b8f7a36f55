internal import Geometry
internal import LinuxIO
internal import Pictures
internal import Views

/// The pictures of a screen, decoded in the size that they are drawn in.
final class PictureStore {
  private struct Key: Hashable {
    var path: String
    var size: PixelSize
  }

  private struct Entry {
    /// Nil where the file cannot be read.
    var picture: Bitmap?
    /// Which contents it was read from; nil where the file could not be read.
    var version: FileVersion?
    /// Up to which revision it is known to be the file's.
    var revision: Int
  }

  /// How many screens' worth of pixels are remembered.
  private static let screens = 6

  private let panel: PixelSize
  private let rotation: Rotation
  private let report: (PictureError) -> Void
  private var pictures: RecentCache<Key, Entry>
  /// With which revision files were reported.
  private var reported: [String: Int] = [:]

  /// - Parameters:
  ///   - panel: The panel in pixels, before rotation.
  ///   - rotation: How far pictures are turned on it.
  ///   - report: Told once of each file that cannot be read, and of each revision of it.
  init(panel: PixelSize, rotation: Rotation, report: @escaping (PictureError) -> Void) {
    self.panel = panel
    self.rotation = rotation
    self.report = report
    pictures = RecentCache(budget: Self.screens * panel.width * panel.height * 4)
  }

  /// A picture, stretched to a size on the screen; nil where it cannot be read.
  ///
  /// One that cannot be read any more is as it was. It has fewer pixels than are asked for where
  /// that are more than a screen has: it is enlarged then.
  func picture(_ content: PictureContent, size: PixelSize) -> Bitmap? {
    let share = Double(panel.width * panel.height) / (Double(size.width) * Double(size.height))
    let scale = min(1, share.squareRoot())
    let size = PixelSize(
      width: max(1, Int(Double(size.width) * scale)),
      height: max(1, Int(Double(size.height) * scale)))
    let key = Key(path: content.path, size: size)
    let known = pictures.value(for: key)
    if let known, known.revision >= content.revision { return known.picture }
    // Looked at first: what is written while it is decoded makes another revision.
    let version = FileVersion(of: content.path)
    let isSame = version != nil && known?.version == version
    let read = isSame ? known?.picture : decode(content, size: size)
    let picture = read ?? known?.picture
    pictures.insert(
      Entry(
        picture: picture, version: read == nil ? nil : version, revision: content.revision),
      for: key, cost: 256 + (picture?.bytes.count ?? 0))
    return picture
  }

  private func decode(_ content: PictureContent, size: PixelSize) -> Bitmap? {
    let decoder = PictureDecoder(panel: rotation.logicalSize(ofPanel: size), rotation: rotation)
    do throws(PictureError) {
      return try decoder.decodeBitmap(content.path)
    } catch {
      if reported[content.path] ?? -1 < content.revision { report(error) }
      reported[content.path] = content.revision
      return nil
    }
  }
}

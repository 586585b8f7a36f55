internal import Geometry
internal import Pictures
internal import Views

/// The pictures of a screen, decoded in the size that they are drawn in.
final class PictureStore {
  private struct Key: Hashable {
    var path: String
    var size: PixelSize
  }

  /// How many screens' worth of pixels are remembered.
  private static let screens = 6

  private let panel: PixelSize
  private let rotation: Rotation
  private let report: (PictureError) -> Void
  /// Pictures, and nil for those that cannot be read.
  private var pictures: RecentCache<Key, Bitmap?>
  private var reported: Set<String> = []

  /// - Parameters:
  ///   - panel: The panel in pixels, before rotation.
  ///   - rotation: How far pictures are turned on it.
  ///   - report: Told once of each file that cannot be read.
  init(panel: PixelSize, rotation: Rotation, report: @escaping (PictureError) -> Void) {
    self.panel = panel
    self.rotation = rotation
    self.report = report
    pictures = RecentCache(budget: Self.screens * panel.width * panel.height * 4)
  }

  /// A picture, stretched to a size on the screen; nil where it cannot be read.
  ///
  /// It has fewer pixels than are asked for where that are more than a screen has: it is enlarged
  /// then.
  func picture(_ path: String, size: PixelSize) -> Bitmap? {
    let share = Double(panel.width * panel.height) / (Double(size.width) * Double(size.height))
    let scale = min(1, share.squareRoot())
    let size = PixelSize(
      width: max(1, Int(Double(size.width) * scale)),
      height: max(1, Int(Double(size.height) * scale)))
    let key = Key(path: path, size: size)
    if let known = pictures.value(for: key) { return known }
    let picture = decode(path, size: size)
    pictures.insert(picture, for: key, cost: 256 + (picture?.bytes.count ?? 0))
    return picture
  }

  private func decode(_ path: String, size: PixelSize) -> Bitmap? {
    let decoder = PictureDecoder(panel: rotation.logicalSize(ofPanel: size), rotation: rotation)
    do throws(PictureError) {
      return try decoder.decodeBitmap(path)
    } catch {
      if reported.insert(path).inserted { report(error) }
      return nil
    }
  }
}

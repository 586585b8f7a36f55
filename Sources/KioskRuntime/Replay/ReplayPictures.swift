internal import Composition
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import Navigation
internal import Pictures

/// The pictures of a replay: every frame composed on a headless display, and what is made of it.
final class ReplayPictures {
  private let panel: Panel
  private let display: HeadlessDisplay
  private let folder: String?
  private var filmStrip: FilmStrip?
  private var frame: [PlacedBuffer] = []
  private(set) var count = 0

  /// Makes a display for the panel.
  ///
  /// - Parameters:
  ///   - panel: What they are shown on.
  ///   - refreshRate: Frames a second.
  ///   - folder: Where each frame is written; it exists.
  ///   - filmStripTitle: The title of the contact sheet, where one is wanted.
  init(
    panel: Panel, refreshRate: Double, folder: String?, filmStripTitle: String?
  ) {
    self.panel = panel
    self.folder = folder
    filmStrip = filmStripTitle.map { FilmStrip(title: $0) }
    display = HeadlessDisplay(
      mode: DisplayMode(
        size: panel.size, refreshRate: refreshRate, physicalSize: panel.physicalSize),
      format: panel.format)
  }

  /// Composes a frame and writes it where that is wanted.
  func show(_ next: ReplayFrame) throws(CommandFailure) {
    frame.removeAll(keepingCapacity: true)
    for (layer, picture) in zip(next.layers, next.pictures) {
      let offset = panel.rotation.panelOffset(ofLogicalX: layer.x, y: layer.y)
      frame.append(
        PlacedBuffer(buffer: picture, x: offset.x, y: offset.y, opacity: layer.opacity))
    }
    do throws(DisplayError) {
      try display.present(frame, at: next.time)
      _ = try display.dispatchEvents()
    } catch {
      throw CommandFailure("\(error)")
    }
    if folder != nil || filmStrip != nil {
      try write(display.frontPicture.upright(panel.rotation), of: next)
    }
    count += 1
  }

  /// Removes what a longer replay left in the folder: frames beyond the last one of this.
  func removeFormerFrames() throws(SystemError) {
    guard let folder else { return }
    for name in try DirectoryContents.names(in: folder) {
      guard let number = Self.frameNumber(of: name), number >= count else { continue }
      try FilePath.removeFile("\(folder)/\(name)")
    }
  }

  /// The number in the name of a frame's file; nil for what no replay has written.
  static func frameNumber(of name: String) -> Int? {
    guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)), number >= 0 else {
      return nil
    }
    return fileName(ofFrame: number) == name ? number : nil
  }

  private static func fileName(ofFrame number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
  }

  /// Writes the contact sheet.
  func writeFilmStrip(to path: String) throws(CommandFailure) {
    guard let filmStrip else { return }
    do throws(PictureError) {
      try PNGWriter.write(try filmStrip.picture(), to: path)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private func write(_ picture: PixelBuffer, of next: ReplayFrame) throws(CommandFailure) {
    do throws(PictureError) {
      if let folder {
        try PNGWriter.write(picture, to: "\(folder)/\(Self.fileName(ofFrame: count))")
      }
      let progress = ReplayTrace.fixed(next.progress, 2)
      try filmStrip?.append(
        picture, caption: next.operation.map { "\($0.rawValue) \(progress)" } ?? "at rest",
        detail: "t=\(ReplayTrace.fixed(next.time.seconds(since: .zero), 3)) s",
        progress: next.operation == nil ? nil : next.progress)
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}

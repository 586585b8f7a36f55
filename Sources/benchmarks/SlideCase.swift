internal import Composition
internal import Geometry

/// A frame in the middle of a push, on one kind of panel.
struct SlideCase {
  /// The panel in pixels, before rotation.
  var panel: PixelSize
  var format: PixelFormat
  var rotation: Rotation

  /// The cases of the table: the sizes of the goal, then what must cost no more.
  static let all: [SlideCase] = {
    let sizes = [(1024, 600), (1920, 1080), (3840, 2160)].map { PixelSize(width: $0, height: $1) }
    let kinds: [(PixelFormat, Rotation)] = [
      (.xrgb8888, .none), (.xrgb8888, .quarter), (.rgb565, .none),
    ]
    return kinds.flatMap { format, rotation in
      sizes.map { SlideCase(panel: $0, format: format, rotation: rotation) }
    }
  }()

  var name: String {
    "\(panel) \(format.rawValue)\(rotation == .none ? "" : " turned \(rotation.rawValue)°")"
  }

  /// The leaving screen and the arriving one above it, at 42 % of a push with 30 % of parallax.
  func layers() -> [PlacedBuffer] {
    let width = Double(rotation.logicalSize(ofPanel: panel).width)
    let offsets = [-(0.3 * 0.42 * width).rounded(), width - (0.42 * width).rounded()]
    return offsets.enumerated().map { index, x in
      let offset = rotation.panelOffset(ofLogicalX: Int(x), y: 0)
      let count = panel.width * panel.height * format.bytesPerPixel
      let picture = PixelBuffer(
        size: panel, format: format,
        bytes: (0..<count).map { UInt8(truncatingIfNeeded: $0 + index) })
      return PlacedBuffer(buffer: picture, x: offset.x, y: offset.y)
    }
  }
}

package import Composition
package import Geometry

/// The panel that a kiosk takes a window for; its message brings the memory of its two buffers.
package struct PreviewPanel: Hashable, Sendable {
  /// How many buffers the memory holds, one after another, each with its rows without gaps: while
  /// one is on the window, the other is written.
  package static let bufferCount = 2

  /// In pixels, before rotation.
  package var size: PixelSize
  /// How far the picture is turned clockwise on it.
  package var rotation: Rotation
  /// How a pixel lies in memory.
  package var format: PixelFormat

  /// Describes a panel.
  package init(size: PixelSize, rotation: Rotation = .none, format: PixelFormat = .xrgb8888) {
    self.size = size
    self.rotation = rotation
    self.format = format
  }

  /// Whether there are panels of this many pixels: the kernel counts them in 16 bits.
  static func canBe(_ size: PixelSize) -> Bool {
    let sides = 1...0xffff
    return sides.contains(size.width) && sides.contains(size.height)
  }

  /// The panel as a person in front of it sees it.
  package var logicalSize: PixelSize { rotation.logicalSize(ofPanel: size) }
  /// Bytes from one row to the next.
  package var stride: Int { size.width * format.bytesPerPixel }
  /// Bytes of one buffer.
  package var bufferBytes: Int { stride * size.height }
  /// Bytes of the memory.
  package var memoryBytes: Int { bufferBytes * Self.bufferCount }

  /// Where a buffer lies in the memory.
  package func range(ofBuffer buffer: Int) -> Range<Int> {
    buffer * bufferBytes..<(buffer + 1) * bufferBytes
  }
}

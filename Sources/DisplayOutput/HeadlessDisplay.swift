package import Composition
package import Geometry

/// A display without a panel: the same copies as on a real one, into two buffers in memory.
///
/// It has no vertical blank. What is presented is on screen at once, and its flip is stamped with
/// the time that was handed in; so a replay on it depends on its input alone.
package final class HeadlessDisplay: Display {
  /// The size and the refresh rate that were asked for.
  package let mode: DisplayMode
  /// The format that was asked for.
  package let format: PixelFormat
  private var writer: ScanoutWriter
  private var front: [UInt8]
  private var back: [UInt8]
  private var pendingFlip: Flip?

  /// Makes a black display.
  ///
  /// - Parameters:
  ///   - mode: Its size and refresh rate.
  ///   - format: How a pixel lies in memory.
  ///   - picture: The size of the pictures that are shown in its middle; nil where they fill it.
  package init(
    mode: DisplayMode, format: PixelFormat = .xrgb8888, showing picture: PixelSize? = nil
  ) {
    self.mode = mode
    self.format = format
    writer = ScanoutWriter(size: mode.size, showing: picture, format: format)
    let bytes = mode.size.width * mode.size.height * format.bytesPerPixel
    front = [UInt8](repeating: 0, count: bytes)
    back = front
  }

  /// None: a flip is due as soon as a frame is presented.
  package var pollDescriptor: Int32? { nil }
  /// False: the caller paces frames by a timer.
  package var hasVerticalBlank: Bool { false }
  /// Whether the flip of the last frame has been read, and the panel that there is not is on.
  package var canPresent: Bool { pendingFlip == nil && isPowered }
  /// Whether a panel in its place would be on.
  package private(set) var isPowered = true

  /// What is on screen, as the panel would scan it out.
  ///
  /// Sharing the bytes costs nothing; but while the picture is kept, the next frame but one has to
  /// copy them away from it.
  package var frontPicture: PixelBuffer {
    PixelBuffer(size: mode.size, format: format, bytes: front)
  }

  /// Writes the layers into the back buffer and makes it the front one.
  package func present(_ layers: [PlacedBuffer], at time: Instant) throws(DisplayError) {
    let pitch = mode.size.width * format.bytesPerPixel
    // SAFETY: the array holds the frame's rows at this pitch, and is lent for the write alone.
    unsafe back.withUnsafeMutableBytes { unsafe writer.write(layers, to: $0, pitch: pitch) }
    swap(&front, &back)
    pendingFlip = Flip(time: time, sequence: 0)
  }

  /// The flip of the frame presented last, once.
  package func dispatchEvents() throws(DisplayError) -> Flip? {
    defer { pendingFlip = nil }
    return pendingFlip
  }

  /// Takes note of it, so that a kiosk sleeps here as it does on a panel.
  package func setPowered(_ isPowered: Bool) throws(DisplayError) {
    self.isPowered = isPowered
  }

  /// Does nothing: there is no panel to give back.
  package func close() {}
}

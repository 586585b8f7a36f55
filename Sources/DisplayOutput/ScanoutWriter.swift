internal import CRowCopy
package import Composition
package import Geometry

/// Writes frames into the memory that a panel scans out.
///
/// One writer serves one display: it keeps the composer's arrays and its own from frame to frame,
/// so that a frame allocates nothing once the busiest one has been seen.
@safe package struct ScanoutWriter {
  /// The panel's size in pixels, before rotation.
  package let size: PixelSize
  /// The format of the layers and of the destination.
  package let format: PixelFormat
  private let copying: RowCopying?
  private let placement: PicturePlacement
  private var shifted: [PlacedBuffer] = []
  private var composer = FrameComposer()
  // SAFETY: the pointers in both arrays are borrowed from the layers inside `write` and are
  // overwritten before they are read again.
  private var sources: [UnsafeRawPointer?] = unsafe []
  private var segments: [kiosk_row_segment] = unsafe []

  /// Makes a writer for frames of one size and format.
  ///
  /// - Parameters:
  ///   - size: The panel's, in pixels, before rotation.
  ///   - picture: What the layers are placed on; the panel itself unless given. It stands in the
  ///     middle of the panel, and what is around it is left alone.
  ///   - format: The format of the layers and of the destination.
  ///   - copying: How rows are copied; chosen for each frame unless given.
  package init(
    size: PixelSize, showing picture: PixelSize? = nil, format: PixelFormat,
    copying: RowCopying? = nil
  ) {
    self.size = size
    self.format = format
    self.copying = copying
    placement = PicturePlacement(of: picture ?? size, on: size)
  }

  /// Writes the picture that the layers make, each pixel once and in order.
  ///
  /// - Parameters:
  ///   - layers: The frame's pictures, bottom first, in this writer's format.
  ///   - destination: Writable memory of at least `size.height` rows; it is never read.
  ///   - pitch: Bytes from one row of the destination to the next; what lies between the rows is
  ///     left alone.
  package mutating func write(
    _ layers: [PlacedBuffer], to destination: UnsafeMutableRawBufferPointer, pitch: Int
  ) {
    let rowBytes = size.width * format.bytesPerPixel
    precondition(
      pitch >= rowBytes && destination.count >= pitch * (size.height - 1) + rowBytes,
      "the destination holds a frame of \(size)")
    guard let base = destination.baseAddress else { return }
    // SAFETY: the placement lies on the panel, which the destination holds.
    let start =
      unsafe base + placement.rows.lowerBound * pitch
      + placement.columns.lowerBound * format.bytesPerPixel
    if placement.cutColumns == 0 && placement.cutRows == 0 {
      return unsafe writePicture(layers, to: start, pitch: pitch)
    }
    shifted.removeAll(keepingCapacity: true)
    for var layer in layers {
      layer.x -= placement.cutColumns
      layer.y -= placement.cutRows
      shifted.append(layer)
    }
    unsafe writePicture(shifted, to: start, pitch: pitch)
  }

  /// Writes what is seen of the picture.
  private mutating func writePicture(
    _ layers: [PlacedBuffer], to start: UnsafeMutableRawPointer, pitch: Int
  ) {
    let size = placement.size
    let rowBytes = size.width * format.bytesPerPixel
    composer.compose(layers, on: size)
    let isCut = composer.plan.bands.contains { $0.spans.count > 1 }
    let copying =
      self.copying
      ?? .best(
        writing: rowBytes * size.height, readingPictures: isCut ? 2 : 1,
        lastLevelCache: LastLevelCache.bytes)
    unsafe sources.removeAll(keepingCapacity: true)
    borrowSources(of: layers) { writer in
      for band in writer.composer.plan.bands {
        unsafe writer.write(band, of: layers, to: start, pitch: pitch, copying: copying)
      }
    }
  }

  /// Calls `body` while the pixels of every layer are pinned and named by `sources`.
  private mutating func borrowSources(
    of layers: [PlacedBuffer], then body: (inout ScanoutWriter) -> Void
  ) {
    let next = unsafe sources.count
    guard next < layers.count else { return body(&self) }
    let buffer = layers[next].buffer
    precondition(buffer.format == format, "a layer has the display's format")
    // SAFETY: every pointer is used inside the closure that lends it, because the closures nest.
    unsafe buffer.bytes.withUnsafeBytes { bytes in
      unsafe sources.append(bytes.baseAddress)
      borrowSources(of: layers, then: body)
    }
  }

  /// Writes the rows of one band.
  private mutating func write(
    _ band: RowBand, of layers: [PlacedBuffer], to destination: UnsafeMutableRawPointer, pitch: Int,
    copying: RowCopying
  ) {
    // SAFETY: the plan was composed for these layers on a panel of `size`. So every span lies
    // inside its layer, whose bytes are exactly its rows, and the spans of a band make up a row of
    // the panel, which `write` has found to fit into the destination. A blended one has the columns
    // of the span before it.
    unsafe segments.removeAll(keepingCapacity: true)
    for span in composer.plan.spans[band.spans] {
      let bytes = span.width * format.bytesPerPixel
      guard let index = span.layer else {
        unsafe segments.append(
          kiosk_row_segment(
            source: nil, source_pitch: 0, bytes: bytes, weight: PlacedBuffer.opaqueWeight))
        continue
      }
      let layer = layers[index]
      let stride = layer.buffer.stride
      let offset =
        (band.rows.lowerBound - layer.y) * stride + (span.x - layer.x) * format.bytesPerPixel
      unsafe segments.append(
        kiosk_row_segment(
          source: sources[index].map { unsafe $0 + offset }, source_pitch: stride, bytes: bytes,
          weight: layer.weight))
    }
    unsafe segments.withUnsafeBufferPointer { segments in
      unsafe kiosk_write_rows(
        destination + band.rows.lowerBound * pitch, pitch, band.rows.count, segments.baseAddress,
        segments.count, format.bytesPerPixel, copying == .streaming)
    }
  }
}

internal import CBestCopy
internal import Composition
internal import DisplayOutput
internal import Geometry

/// A way to write the frame of a slide.
enum SlideContender: CaseIterable {
  /// The product's composer and writer, with the copy that it chooses by itself.
  case product
  /// glibc's memcpy, row by row of each visible span.
  case memcpy
  /// Non-temporal stores of 16 bytes, row by row of each visible span.
  case nonTemporal16
  /// Non-temporal stores of 32 bytes.
  case nonTemporal32

  private typealias CopyFrame = (
    UnsafeMutableRawPointer?, Int, UnsafePointer<best_copy_span>?, UnsafePointer<best_copy_span>?
  ) -> Void

  /// Writes one frame.
  func write(
    _ slide: SlideCase, layers: [PlacedBuffer], writer: inout ScanoutWriter,
    to frame: UnsafeMutableRawBufferPointer
  ) {
    let pitch = slide.panel.width * slide.format.bytesPerPixel
    let copy: CopyFrame
    switch self {
    case .product: return unsafe writer.write(layers, to: frame, pitch: pitch)
    case .memcpy: unsafe copy = best_copy_memcpy
    case .nonTemporal16: unsafe copy = best_copy_16_bytes
    case .nonTemporal32: unsafe copy = best_copy_32_bytes
    }
    let lower = layers[0]
    let upper = layers[1]
    // SAFETY: the spans are those of the slide, inside both pictures and the frame.
    unsafe lower.buffer.bytes.withUnsafeBytes { lowerBytes in
      unsafe upper.buffer.bytes.withUnsafeBytes { upperBytes in
        var first = unsafe visible(lower, below: upper, of: slide, from: lowerBytes)
        var second = unsafe visible(upper, below: nil, of: slide, from: upperBytes)
        if unsafe first.offset > second.offset { unsafe swap(&first, &second) }
        unsafe copy(frame.baseAddress, pitch, &first, &second)
      }
    }
  }

  /// The part of a slide's picture that is on the panel and not under the other one.
  private func visible(
    _ layer: PlacedBuffer, below other: PlacedBuffer?, of slide: SlideCase,
    from bytes: UnsafeRawBufferPointer
  ) -> best_copy_span {
    let panel = slide.panel
    var columns = max(0, layer.x)..<min(panel.width, panel.width + layer.x)
    var rows = max(0, layer.y)..<min(panel.height, panel.height + layer.y)
    if let other, other.x > 0 { columns = columns.clamped(to: 0..<other.x) }
    if let other, other.x < 0 { columns = columns.clamped(to: panel.width + other.x..<panel.width) }
    if let other, other.y > 0 { rows = rows.clamped(to: 0..<other.y) }
    if let other, other.y < 0 { rows = rows.clamped(to: panel.height + other.y..<panel.height) }
    let depth = slide.format.bytesPerPixel
    let pitch = panel.width * depth
    let start = (rows.lowerBound - layer.y) * pitch + (columns.lowerBound - layer.x) * depth
    return unsafe best_copy_span(
      source: bytes.baseAddress.map { unsafe $0 + start }, source_pitch: pitch,
      offset: rows.lowerBound * pitch + columns.lowerBound * depth,
      bytes: columns.count * depth, rows: rows.count)
  }
}

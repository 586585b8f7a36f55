import Composition
import DisplayOutput
import Geometry

/// Layers that fill a display with one shade.
func frame(_ shade: UInt8, for display: some Display) -> [PlacedBuffer] {
  let count =
    display.mode.size.width * display.mode.size.height * display.format.bytesPerPixel
  let buffer = PixelBuffer(
    size: display.mode.size, format: display.format,
    bytes: [UInt8](repeating: shade, count: count))
  return [PlacedBuffer(buffer: buffer, x: 0, y: 0)]
}

/// Milliseconds of the monotonic clock; ten seconds on, where no stamp is zero.
func at(_ milliseconds: Double) -> Instant {
  Instant(nanoseconds: 10_000_000_000 + Int64(milliseconds * 1e6))
}

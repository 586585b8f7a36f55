import Composition
import DisplayOutput
import Geometry
import Testing

@Suite struct `A scan-out writer` {
  @Test(arguments: PixelFormat.allCases, RowCopying.allCases)
  func `shows what a painter would have painted`(format: PixelFormat, copying: RowCopying) {
    for seed in 0..<400 as Range<UInt64> {
      var scene = RandomScene(seed: seed)
      let panel = scene.panel()
      let layers = scene.layers(on: panel, format: format)
      let padding = [0, 2, 10, 64][Int(seed % 4)]
      let pitch = panel.width * format.bytesPerPixel + padding
      // Unaligned on purpose, and with a guard behind it.
      let shift = Int(seed % 7)
      var memory = [UInt8](repeating: 0xee, count: shift + pitch * panel.height + 16)
      var writer = ScanoutWriter(size: panel, format: format, copying: copying)
      unsafe memory.withUnsafeMutableBytes { memory in
        let rows = unsafe UnsafeMutableRawBufferPointer(
          rebasing: memory[shift..<shift + pitch * panel.height])
        unsafe writer.write(layers, to: rows, pitch: pitch)
      }
      var expected = [UInt8](repeating: 0xee, count: memory.count)
      paint(layers, on: panel, format: format, into: &expected, from: shift, pitch: pitch)
      #expect(memory == expected, "seed \(seed), \(panel)")
    }
  }

  /// Paints bottom up, pixel by pixel, overwriting: slow and plainly right.
  private func paint(
    _ layers: [PlacedBuffer], on panel: PixelSize, format: PixelFormat,
    into memory: inout [UInt8], from start: Int, pitch: Int
  ) {
    let depth = format.bytesPerPixel
    for y in 0..<panel.height {
      for index in 0..<panel.width * depth { memory[start + y * pitch + index] = 0 }
    }
    for layer in layers {
      let size = layer.buffer.size
      for row in 0..<size.height where (0..<panel.height).contains(layer.y + row) {
        for column in 0..<size.width where (0..<panel.width).contains(layer.x + column) {
          for byte in 0..<depth {
            memory[start + (layer.y + row) * pitch + (layer.x + column) * depth + byte] =
              layer.buffer.bytes[(row * size.width + column) * depth + byte]
          }
        }
      }
    }
  }
}

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

  /// Every weight over every pair of components of 8 bits that a step of 5 reaches, and the ends.
  @Test func `blends each component to the nearest, halves upwards`() {
    let shades = Array(stride(from: 0, through: 255, by: 5)) as [UInt8]
    let pairs = shades.flatMap { below in shades.map { (below, $0) } }
    let size = PixelSize(width: pairs.count / 4, height: 1)
    let lower = PixelBuffer(size: size, format: .xrgb8888, bytes: pairs.map(\.0))
    let upper = PixelBuffer(size: size, format: .xrgb8888, bytes: pairs.map(\.1))
    let display = HeadlessDisplay(mode: DisplayMode(size: size, refreshRate: 60))
    for weight in 0...256 {
      try? display.present(
        [
          PlacedBuffer(buffer: lower, x: 0, y: 0),
          PlacedBuffer(buffer: upper, x: 0, y: 0, opacity: Double(weight) / 256),
        ], at: .zero)
      _ = try? display.dispatchEvents()
      let expected = pairs.map { below, above in
        let exact = (Double(below) * Double(256 - weight) + Double(above) * Double(weight)) / 256
        return UInt8((exact + 0.5).rounded(.down))
      }
      #expect(display.frontPicture.bytes == expected, "weight \(weight)")
    }
  }

  @Test(
    arguments: [
      // Black to white and back, each component with its own number of bits.
      (0x0000, 0xffff, 0.5, 0x8410), (0xffff, 0x0000, 0.5, 0x8410), (0x0000, 0xffff, 0.25, 0x4208),
      (0xf800, 0x001f, 0.5, 0x8010), (0x07e0, 0xf81f, 0.75, 0xba17),
      // What is alike stays, whatever the weight; 0 and 1 are the pictures themselves.
      (0x1234, 0x1234, 0.3, 0x1234), (0x1234, 0xfedc, 0, 0x1234), (0x1234, 0xfedc, 1, 0xfedc),
    ] as [(UInt16, UInt16, Double, UInt16)])
  func `blends the three components of RGB565 apart`(
    below: UInt16, above: UInt16, opacity: Double, blended: UInt16
  ) throws {
    let size = PixelSize(width: 11, height: 2)
    func picture(_ pixel: UInt16) -> PixelBuffer {
      PixelBuffer(
        size: size, format: .rgb565,
        bytes: (0..<22).flatMap { _ in [UInt8(pixel & 255), UInt8(pixel >> 8)] })
    }
    let display = HeadlessDisplay(
      mode: DisplayMode(size: size, refreshRate: 60), format: .rgb565)
    try display.present(
      [
        PlacedBuffer(buffer: picture(below), x: 0, y: 0),
        PlacedBuffer(buffer: picture(above), x: 0, y: 0, opacity: opacity),
      ], at: .zero)
    #expect(display.frontPicture.bytes == picture(blended).bytes)
  }

  /// Paints bottom up, pixel by pixel, overwriting or blending: slow and plainly right.
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
          let place = start + (layer.y + row) * pitch + (layer.x + column) * depth
          let source = (row * size.width + column) * depth
          let pixel = layer.buffer.bytes[source..<source + depth]
          let below = Array(memory[place..<place + depth])
          memory.replaceSubrange(
            place..<place + depth,
            with: blend(below, Array(pixel), Int(layer.opacity * 256), format))
        }
      }
    }
  }

  private func blend(
    _ below: [UInt8], _ above: [UInt8], _ weight: Int, _ format: PixelFormat
  ) -> [UInt8] {
    func mix(_ below: Int, _ above: Int) -> Int {
      (below * (256 - weight) + above * weight + 128) / 256
    }
    switch format {
    case .xrgb8888:
      return zip(below, above).map { UInt8(mix(Int($0), Int($1))) }
    case .rgb565:
      let (lower, upper) = (Int(below[0]) | Int(below[1]) << 8, Int(above[0]) | Int(above[1]) << 8)
      let pixel =
        mix(lower >> 11, upper >> 11) << 11 | mix(lower >> 5 & 63, upper >> 5 & 63) << 5
        | mix(lower & 31, upper & 31)
      return [UInt8(pixel & 255), UInt8(pixel >> 8)]
    }
  }
}

internal import Geometry

/// Turns an upright picture into the panel's orientation and multiplies its colours by its alpha.
struct BitmapPacker {
  /// The picture's size on the panel.
  var panel: PixelSize
  /// How far it is turned there.
  var rotation: Rotation

  /// Packs one picture.
  ///
  /// - Parameters:
  ///   - pixels: Rows of the upright picture, top to bottom.
  ///   - stride: Bytes from one row to the next.
  ///   - layout: How a pixel lies in them; Cairo's is multiplied already.
  func pack(_ pixels: Span<UInt8>, stride: Int, layout: PixelLayout) -> Bitmap {
    let logical = rotation.logicalSize(ofPanel: panel)
    let back = rotation.inverse
    let step = back.panelOffset(ofLogicalX: 1, y: 0)
    let stepBytes = step.y * stride + step.x * layout.bytesPerPixel
    let bytes = [UInt8](capacity: panel.width * panel.height * 4) { output in
      for y in 0..<panel.height {
        let start = back.panelPixel(ofLogicalX: 0, y: y, panel: logical)
        var offset = start.y * stride + start.x * layout.bytesPerPixel
        for _ in 0..<panel.width {
          Self.append(pixels, at: offset, layout: layout, to: &output)
          offset += stepBytes
        }
      }
    }
    return Bitmap(size: panel, bytes: bytes)
  }

  private static func append(
    _ pixels: Span<UInt8>, at offset: Int, layout: PixelLayout, to output: inout OutputSpan<UInt8>
  ) {
    switch layout {
    case .xrgb:
      for index in 0..<4 { output.append(pixels[offset + index]) }
    case .rgb:
      output.append(pixels[offset + 2])
      output.append(pixels[offset + 1])
      output.append(pixels[offset])
      output.append(255)
    case .rgba:
      let alpha = pixels[offset + 3]
      output.append(PixelPacker.blend(pixels[offset + 2], over: 0, alpha: alpha))
      output.append(PixelPacker.blend(pixels[offset + 1], over: 0, alpha: alpha))
      output.append(PixelPacker.blend(pixels[offset], over: 0, alpha: alpha))
      output.append(alpha)
    }
  }
}

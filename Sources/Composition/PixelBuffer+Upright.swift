package import Geometry

extension PixelBuffer {
  /// The picture as a person in front of the panel sees it, in XRGB8888.
  ///
  /// Undoes the rotation and widens RGB565 by repeating each component's upper bits, so that black
  /// stays black and white becomes white. The unused byte is 255, as picture writers expect it of
  /// something opaque. Meant for screenshots and written frames; it allocates.
  ///
  /// - Parameter rotation: How far the picture is turned clockwise on the panel.
  package func upright(_ rotation: Rotation) -> PixelBuffer {
    let logical = rotation.logicalSize(ofPanel: size)
    // The panel pixel moves by a fixed distance for each logical column, so that the rotation is
    // looked up once a row and not once a pixel.
    let step = rotation.panelOffset(ofLogicalX: 1, y: 0)
    let stepBytes = step.y * stride + step.x * format.bytesPerPixel
    var upright: [UInt8] = []
    upright.reserveCapacity(logical.width * logical.height * 4)
    for y in 0..<logical.height {
      let start = rotation.panelPixel(ofLogicalX: 0, y: y, panel: size)
      var offset = start.y * stride + start.x * format.bytesPerPixel
      for _ in 0..<logical.width {
        appendXRGB(at: offset, to: &upright)
        offset += stepBytes
      }
    }
    return PixelBuffer(size: logical, format: .xrgb8888, bytes: upright)
  }

  private func appendXRGB(at offset: Int, to pixels: inout [UInt8]) {
    switch format {
    case .xrgb8888:
      pixels.append(bytes[offset])
      pixels.append(bytes[offset + 1])
      pixels.append(bytes[offset + 2])
    case .rgb565:
      let pixel = UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
      let blue = UInt8(pixel & 31)
      let green = UInt8(pixel >> 5 & 63)
      let red = UInt8(pixel >> 11)
      pixels.append(blue << 3 | blue >> 2)
      pixels.append(green << 2 | green >> 4)
      pixels.append(red << 3 | red >> 2)
    }
    pixels.append(255)
  }
}

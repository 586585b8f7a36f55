internal import Composition
internal import Geometry

/// Turns an upright picture of the screen's size into the display's orientation and format.
///
/// This is the only place where pixels are turned, blended and converted, once when a screen is
/// loaded; a frame then only copies rows.
///
/// RGB565 is rounded to the nearest value each component has, and not dithered: flat areas, of
/// which screens mostly consist, stay flat, edges of text stay clean, and the pixel on the panel
/// follows from the pixel in the file alone. What that costs is seen in long gradients, as bands
/// at most a 31st apart.
struct PixelPacker {
  /// The panel in pixels, before rotation.
  var panel: PixelSize
  /// How far the picture is turned on it.
  var rotation: Rotation
  /// What it scans out.
  var format: PixelFormat

  /// Packs one picture.
  ///
  /// - Parameters:
  ///   - pixels: Rows of the upright picture, top to bottom.
  ///   - stride: Bytes from one row to the next.
  ///   - layout: How a pixel lies in them.
  ///   - background: What transparent pixels show.
  func pack(
    _ pixels: Span<UInt8>, stride: Int, layout: PixelLayout, background: Color
  ) -> PixelBuffer {
    let logical = rotation.logicalSize(ofPanel: panel)
    // Turning back is turning the other way, on a panel that stands as the picture does.
    let back = rotation.inverse
    let step = back.panelOffset(ofLogicalX: 1, y: 0)
    let stepBytes = step.y * stride + step.x * layout.bytesPerPixel
    let count = panel.width * panel.height * format.bytesPerPixel
    let bytes = [UInt8](capacity: count) { output in
      for y in 0..<panel.height {
        let start = back.panelPixel(ofLogicalX: 0, y: y, panel: logical)
        let offset = start.y * stride + start.x * layout.bytesPerPixel
        switch (layout, format) {
        case (.rgb, .xrgb8888): appendRow(of: pixels, from: offset, step: stepBytes, to: &output)
        default:
          appendRow(
            of: pixels, from: offset, step: stepBytes, layout: layout, over: background,
            to: &output)
        }
      }
    }
    return PixelBuffer(size: panel, format: format, bytes: bytes)
  }

  /// The way of nearly every photograph: no alpha, no conversion.
  private func appendRow(
    of pixels: Span<UInt8>, from start: Int, step: Int, to output: inout OutputSpan<UInt8>
  ) {
    var offset = start
    for _ in 0..<panel.width {
      output.append(pixels[offset + 2])
      output.append(pixels[offset + 1])
      output.append(pixels[offset])
      output.append(255)
      offset += step
    }
  }

  private func appendRow(
    of pixels: Span<UInt8>, from start: Int, step: Int, layout: PixelLayout,
    over background: Color, to output: inout OutputSpan<UInt8>
  ) {
    var offset = start
    for _ in 0..<panel.width {
      var red = pixels[offset]
      var green = pixels[offset + 1]
      var blue = pixels[offset + 2]
      switch layout {
      case .rgb: break
      case .xrgb: swap(&red, &blue)
      case .rgba:
        let alpha = pixels[offset + 3]
        red = Self.blend(red, over: background.red, alpha: alpha)
        green = Self.blend(green, over: background.green, alpha: alpha)
        blue = Self.blend(blue, over: background.blue, alpha: alpha)
      }
      switch format {
      case .xrgb8888:
        output.append(blue)
        output.append(green)
        output.append(red)
        output.append(255)
      case .rgb565:
        let pixel = Self.rgb565(red: red, green: green, blue: blue)
        output.append(UInt8(truncatingIfNeeded: pixel))
        output.append(UInt8(truncatingIfNeeded: pixel >> 8))
      }
      offset += step
    }
  }

  /// Exact to the nearest step, and exactly one of the two at alpha 255 and 0.
  static func blend(_ value: UInt8, over below: UInt8, alpha: UInt8) -> UInt8 {
    let sum = UInt32(value) * UInt32(alpha) + UInt32(below) * UInt32(255 - alpha)
    return UInt8(truncatingIfNeeded: (sum + 127) / 255)
  }

  /// Each component at the nearest of its 32 or 64 steps.
  static func rgb565(red: UInt8, green: UInt8, blue: UInt8) -> UInt16 {
    let red = (UInt16(red) * 31 + 127) / 255
    let green = (UInt16(green) * 63 + 127) / 255
    let blue = (UInt16(blue) * 31 + 127) / 255
    return red << 11 | green << 5 | blue
  }
}

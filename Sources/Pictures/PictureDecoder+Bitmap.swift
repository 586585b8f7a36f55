package import Geometry

extension PictureDecoder {
  /// Makes a picture of the whole panel with its transparency, to be drawn over something.
  ///
  /// The picture is stretched to the panel; `format` does not matter.
  ///
  /// - Parameter path: A file of pixels, turned as EXIF says, or an SVG drawing.
  package func decodeBitmap(_ path: String) throws(PictureError) -> Bitmap {
    let packer = BitmapPacker(panel: panel, rotation: rotation)
    guard let header = try PictureFile.headerOfPixels(path) else {
      let drawing = try SVGDocument(path)
      let canvas = try CairoSurface(transparent: screen)
      try drawing.render(on: canvas, fit: .stretch)
      return canvas.withPixels { pixels, stride in
        packer.pack(pixels, stride: stride, layout: .xrgb)
      }
    }
    try PictureFile.checkPixels(of: header, path: path)
    let picture = try load(path, header: header, fit: .stretch).oriented().scaled(to: screen)
    return try picture.withPixels { pixels, stride, layout in
      packer.pack(pixels, stride: stride, layout: layout)
    }
  }

  /// The size of a picture in its own pixels, as EXIF turns it; only the file's head is read.
  package static func size(of path: String) throws(PictureError) -> PixelSize {
    guard let header = try PictureFile.headerOfPixels(path) else {
      let size = try SVGDocument(path).size
      return PixelSize(
        width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    }
    return PictureHead.isOnItsSide(path, header) ? header.size.transposed : header.size
  }
}

package import Composition
package import Geometry
package import Views

/// How points become pixels of a panel.
package struct Raster: Hashable, Sendable {
  /// The panel in pixels, before rotation.
  package var panel: PixelSize
  /// How far the picture is turned on it.
  package var rotation: Rotation
  /// What it scans out.
  package var format: PixelFormat
  /// Pixels in a point along the logical x axis.
  package var scaleX: Double
  /// Pixels in a point along the logical y axis.
  package var scaleY: Double

  /// Describes a panel; scales are pixels in a point, above 0.
  package init(
    panel: PixelSize, rotation: Rotation = .none, format: PixelFormat = .xrgb8888,
    scaleX: Double = 1, scaleY: Double = 1
  ) {
    self.panel = panel
    self.rotation = rotation
    self.format = format
    self.scaleX = scaleX
    self.scaleY = scaleY
  }

  /// The screen as a person sees it, in pixels.
  package var logicalSize: PixelSize { rotation.logicalSize(ofPanel: panel) }

  /// The screen as a person sees it, in points.
  package var size: CGSize {
    CGSize(
      width: Double(logicalSize.width) / scaleX, height: Double(logicalSize.height) / scaleY)
  }

  /// All of the screen.
  var area: PixelRect {
    PixelRect(x: 0, y: 0, width: logicalSize.width, height: logicalSize.height)
  }

  /// Where a point of the screen as a person sees it lies on the panel, both in pixels.
  func panelPoint(ofLogical point: CGPoint) -> CGPoint {
    let width = Double(panel.width)
    let height = Double(panel.height)
    return switch rotation {
    case .none: point
    case .quarter: CGPoint(x: width - point.y, y: point.x)
    case .half: CGPoint(x: width - point.x, y: height - point.y)
    case .threeQuarters: CGPoint(x: point.y, y: height - point.x)
    }
  }

  /// The pixels of the panel that show a rectangle of the screen as a person sees it.
  func panelRect(ofLogical rect: PixelRect) -> PixelRect {
    switch rotation {
    case .none: rect
    case .quarter:
      PixelRect(x: panel.width - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
    case .half:
      PixelRect(
        x: panel.width - rect.maxX, y: panel.height - rect.maxY, width: rect.width,
        height: rect.height)
    case .threeQuarters:
      PixelRect(x: rect.y, y: panel.height - rect.maxX, width: rect.height, height: rect.width)
    }
  }

  /// Where a rectangle of the screen as a person sees it lies on the panel, both in pixels.
  func panelRect(ofLogical rect: CGRect) -> CGRect {
    let corner = panelPoint(ofLogical: rect.origin)
    let opposite = panelPoint(ofLogical: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(corner.x, opposite.x), y: min(corner.y, opposite.y),
      width: abs(opposite.x - corner.x), height: abs(opposite.y - corner.y))
  }

  /// All of the panel, as what is drawn into.
  var target: PixelTarget {
    PixelTarget(
      area: PixelRect(x: 0, y: 0, width: panel.width, height: panel.height),
      format: format == .rgb565 ? .rgb565 : .argb32)
  }

  /// From points of the screen to pixels.
  var placement: PixelPlacement { PixelPlacement(scaleX: scaleX, scaleY: scaleY, x: 0, y: 0) }
}

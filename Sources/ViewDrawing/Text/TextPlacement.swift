internal import Views

/// Where on a panel text is drawn.
struct TextPlacement {
  /// The panel.
  var raster: Raster
  /// From points of the text's group to pixels.
  var placement: PixelPlacement
  /// The frame that its lines were broken for, in points.
  var frame: CGRect
  /// The pixels that are wanted; others may be drawn, too.
  var clip: PixelRect
}

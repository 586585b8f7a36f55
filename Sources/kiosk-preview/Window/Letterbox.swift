internal import Geometry
internal import PreviewLink

/// Where a panel's upright picture lies in a window of another size: as large as it fits, in the
/// middle, with bars where the shapes differ.
///
/// A window that has the picture's size shows it pixel by pixel, and then positions are exact.
struct Letterbox {
  /// The panel that is shown.
  let panel: PreviewPanel
  /// Where the picture's upper left corner is in the window, in whole pixels.
  let origin: (x: Int, y: Int)
  /// How large the picture is in the window, in whole pixels.
  let size: PixelSize

  /// Lays a panel's picture into a window.
  init(of panel: PreviewPanel, in window: PixelSize) {
    self.panel = panel
    let picture = panel.logicalSize
    let fit = ContentFit.contain.placement(
      ofWidth: Double(picture.width), height: Double(picture.height), on: window)
    size = PixelSize(
      width: max(1, Rounding.pixels(fit.width)), height: max(1, Rounding.pixels(fit.height)))
    origin = ((window.width - size.width) / 2, (window.height - size.height) / 2)
  }

  /// The corner of the window's picture where the panel's own upper left corner is seen.
  var firstCorner: (x: Int, y: Int) {
    switch panel.rotation {
    case .none: origin
    case .quarter: (origin.x, origin.y + size.height)
    case .half: (origin.x + size.width, origin.y + size.height)
    case .threeQuarters: (origin.x + size.width, origin.y)
    }
  }

  /// Whether a position in the window is on the picture and not on a bar.
  func contains(_ position: Point) -> Bool {
    (Double(origin.x)..<Double(origin.x + size.width)).contains(position.x)
      && (Double(origin.y)..<Double(origin.y + size.height)).contains(position.y)
  }

  /// The position on the panel, in its pixels before rotation, that a position in the window shows.
  ///
  /// What is beside the picture is at the panel's edge: a finger cannot leave the glass sideways.
  func panelPosition(of position: Point) -> Point {
    let across = (position.x - Double(origin.x)) / Double(size.width)
    let down = (position.y - Double(origin.y)) / Double(size.height)
    // The way back from the picture to the panel is the way there, turned the other way.
    let fraction = panel.rotation.inverse.logicalFraction(
      ofPanel: Point(x: min(max(across, 0), 1), y: min(max(down, 0), 1)))
    return Point(
      x: fraction.x * Double(panel.size.width), y: fraction.y * Double(panel.size.height))
  }
}

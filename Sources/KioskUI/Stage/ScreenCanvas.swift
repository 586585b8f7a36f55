internal import Composition
internal import Configuration
internal import Geometry
internal import KioskRuntime
internal import Pictures
internal import ViewDrawing
internal import Views

/// The canvas of the panel that is drawn for at present.
final class ScreenCanvas {
  private let typesetter: PangoTypesetter
  private var canvas: Canvas?

  private let report: (String) -> Void

  /// Makes a canvas for no panel yet.
  ///
  /// - Parameters:
  ///   - typesetter: The one that measured the text.
  ///   - report: Told in a sentence of each picture that cannot be read.
  init(typesetter: PangoTypesetter, report: @escaping (String) -> Void) {
    self.typesetter = typesetter
    self.report = report
  }

  /// Draws what a screen shows.
  ///
  /// - Parameters:
  ///   - content: Everything it shows.
  ///   - panel: What it is drawn for.
  ///   - former: What was drawn last for the same panel; only what differs from it is drawn.
  func draw(
    _ content: DisplayGroup, on panel: StagePanel, replacing former: Drawing?
  ) -> PixelBuffer {
    let canvas = canvas(for: panel)
    guard let former else { return canvas.draw(content) }
    return canvas.draw(
      content, replacing: former.picture, damage: content.damage(since: former.content))
  }

  private func canvas(for panel: StagePanel) -> Canvas {
    let raster = Raster(panel)
    if let canvas, canvas.raster == raster { return canvas }
    let new = Canvas(raster: raster, typesetter: typesetter) { [report] error in
      report(error.description)
    }
    canvas = new
    return new
  }
}

extension Raster {
  /// How points of views become pixels of a panel.
  fileprivate init(_ panel: StagePanel) {
    self.init(
      panel: panel.panel.size, rotation: panel.panel.rotation, format: panel.panel.format,
      scaleX: panel.scaleX, scaleY: panel.scaleY)
  }
}

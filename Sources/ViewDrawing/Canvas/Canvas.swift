package import Composition
internal import Geometry
internal import LinuxIO
package import Pictures
package import Views

/// Draws screens for one panel, in the orientation and format that it scans out.
///
/// It remembers text and pictures, so it is used by one thread, a worker: drawing a full screen may
/// take longer than a frame.
package final class Canvas {
  /// The panel.
  package let raster: Raster
  /// What is seen where nothing is drawn.
  package let background: ResolvedColor
  private let painter: Painter
  private var memory = FrameMemory()

  /// Makes a canvas for a panel.
  ///
  /// - Parameters:
  ///   - background: What is seen where nothing is drawn; without any opacity of its own.
  ///   - typesetter: Sets the text; the one that measured it has laid it out already.
  ///   - report: Told once of each picture that cannot be read; a thin frame is in its place.
  package init(
    raster: Raster, background: ResolvedColor = ResolvedColor(red: 1, green: 1, blue: 1),
    typesetter: PangoTypesetter = PangoTypesetter(),
    report: @escaping (PictureError) -> Void = { Log.standard.write(.warning, "\($0)") }
  ) {
    self.raster = raster
    self.background = ResolvedColor(
      red: background.red, green: background.green, blue: background.blue)
    painter = Painter(
      raster: raster, typesetter: typesetter,
      pictures: PictureStore(panel: raster.panel, rotation: raster.rotation, report: report))
  }

  /// Draws a whole screen.
  package func draw(_ group: DisplayGroup) -> PixelBuffer {
    let count = raster.panel.width * raster.panel.height * raster.format.bytesPerPixel
    var bytes = memory.take(count: count) ?? [UInt8](repeating: 0, count: count)
    draw(group, on: raster.area, of: &bytes)
    return picture(bytes)
  }

  /// Draws what has changed of a screen.
  ///
  /// - Parameters:
  ///   - group: The whole screen as it is now.
  ///   - old: The screen as this canvas has drawn it before.
  ///   - damage: Where it looks different now, in points.
  package func draw(
    _ group: DisplayGroup, replacing old: PixelBuffer, damage: [CGRect]
  ) -> PixelBuffer {
    guard old.size == raster.panel, old.format == raster.format else { return draw(group) }
    if damage.isEmpty { return old }
    var bytes = memory.copy(of: old.bytes)
    for area in areas(drawnFor: damage, of: group) { draw(group, on: area, of: &bytes) }
    return picture(bytes)
  }

  private func picture(_ bytes: [UInt8]) -> PixelBuffer {
    let picture = PixelBuffer(size: raster.panel, format: raster.format, bytes: bytes)
    memory.add(picture)
    return picture
  }

  /// How much of the screen is drawn anew, 0...1.
  ///
  /// - Parameter damage: Where it looks different now, in points.
  package func share(drawnFor damage: [CGRect], of group: DisplayGroup) -> Double {
    let pixels = areas(drawnFor: damage, of: group).reduce(0) { $0 + $1.width * $1.height }
    return Double(pixels) / Double(raster.panel.width * raster.panel.height)
  }

  private func areas(drawnFor damage: [CGRect], of group: DisplayGroup) -> [PixelRect] {
    damage.compactMap { rect in
      // A little more, for what sums of fractions of pixels lack.
      let area = PixelRect(touching: raster.placement(rect).insetBy(dx: -0.01, dy: -0.01))
        .intersection(raster.area)
      return area.isEmpty ? nil : DamageWidening.widened(area, for: group, on: raster)
    }
  }

  private func draw(_ group: DisplayGroup, on area: PixelRect, of bytes: inout [UInt8]) {
    CairoContext.draw(into: &bytes, raster.target, of: raster) { context in
      context.clip(to: area)
      context.paint(background)
      painter.draw(
        group, at: raster.placement, in: Sight(area, of: raster.area), on: context)
    }
  }
}

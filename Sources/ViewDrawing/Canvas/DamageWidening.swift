internal import Geometry
internal import Views

/// Widens what is drawn anew so that every byte is what it would be had all been drawn.
///
/// Cairo works row by row on the panel, and where it begins and ends a row is seen in some cases;
/// what would be cut there is taken in, along the whole row:
///
/// - Paths with slanting edges. How much of its pixels an edge covers is found out more exactly in
///   rows in which no other edge of the path begins or ends. Level and upright edges are exact.
/// - Gradients that change along rows. Their colours are counted from where the row begins.
/// - Pictures that are scaled for a moment. What a pixel is mixed of is counted alike.
/// - Dashes. Their lengths are added up, and those out of sight in one sum: above and below, too.
struct DamageWidening {
  private let raster: Raster
  private var area: PixelRect

  /// The pixels that have to be drawn anew.
  ///
  /// - Parameter area: The pixels that differ.
  static func widened(_ area: PixelRect, for group: DisplayGroup, on raster: Raster) -> PixelRect {
    var widening = DamageWidening(raster: raster, area: area)
    var before: PixelRect
    repeat {
      before = widening.area
      widening.visit(group, at: raster.placement)
    } while widening.area != before
    return widening.area
  }

  private mutating func visit(_ group: DisplayGroup, at placement: PixelPlacement) {
    guard touches(placement(group.bounds)) else { return }
    var placement = placement
    switch group.effect {
    case .clip(let path): takeIn(path, reach: 0, hasRoundEnds: false, at: placement)
    case .scale(let x, let y, let anchor):
      placement = placement.scaled(x: x, y: y, about: anchor)
    case .none, .opacity, .shadow: break
    }
    for item in group.items {
      switch item {
      case .group(let inner, let origin): visit(inner, at: placement.moved(by: origin))
      case .fill(let path, let paint, _):
        takeIn(paint, path.boundingRect, at: placement)
        takeIn(path, reach: 0, hasRoundEnds: false, at: placement)
      case .stroke(let path, let style, let paint):
        takeIn(paint, item.bounds, at: placement)
        if !style.dash.isEmpty {
          takeIn(item.bounds, at: placement, alongColumns: true)
        }
        takeIn(
          path, reach: style.reach,
          hasRoundEnds: style.lineJoin != .miter || style.lineCap == .round, at: placement)
      case .picture(_, let frame):
        let isAtRest = placement.scaleX == raster.scaleX && placement.scaleY == raster.scaleY
        if !isAtRest { takeIn(frame, at: placement, alongColumns: true) }
      case .text: break
      }
    }
  }

  /// Takes in what is painted with colours that change along the panel's rows.
  private mutating func takeIn(_ paint: Paint, _ rect: CGRect, at placement: PixelPlacement) {
    guard case .linearGradient(_, let start, let end) = paint else { return }
    let isLevel = raster.rotation.isSideways ? start.y == end.y : start.x == end.x
    if !isLevel { takeIn(rect, at: placement) }
  }

  /// Takes in an outline that has something slanting in the rows that are drawn.
  ///
  /// - Parameters:
  ///   - reach: How far a line along it may be seen, in points.
  ///   - hasRoundEnds: Whether there is something slanting at every corner.
  private mutating func takeIn(
    _ path: Path, reach: CGFloat, hasRoundEnds: Bool, at placement: PixelPlacement
  ) {
    let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    guard touches(placement(bounds)) else { return }
    let slants = path.slantingPieces(withCorners: hasRoundEnds)
    // A pixel more, because boxes are brought to whole pixels.
    if slants.contains(where: {
      sharesRows(placement($0.insetBy(dx: -reach, dy: -reach)).insetBy(dx: -1, dy: -1))
    }) {
      takeIn(bounds, at: placement)
    }
  }

  /// Takes in a rectangle along the panel's rows, if it is touched.
  private mutating func takeIn(
    _ rect: CGRect, at placement: PixelPlacement, alongColumns: Bool = false
  ) {
    let piece = PixelRect(touching: placement(rect)).intersection(raster.area)
    guard piece.intersects(area) else { return }
    let both = area.union(piece)
    if alongColumns {
      area = both
    } else if raster.rotation.isSideways {
      area = PixelRect(x: area.x, y: both.y, width: area.width, height: both.height)
    } else {
      area = PixelRect(x: both.x, y: area.y, width: both.width, height: area.height)
    }
  }

  private func touches(_ rect: CGRect) -> Bool {
    PixelRect(touching: rect).intersects(area)
  }

  /// Whether something is in a row of the panel that is drawn.
  private func sharesRows(_ rect: CGRect) -> Bool {
    let piece = PixelRect(touching: rect)
    return raster.rotation.isSideways
      ? piece.x < area.maxX && area.x < piece.maxX : piece.y < area.maxY && area.y < piece.maxY
  }
}

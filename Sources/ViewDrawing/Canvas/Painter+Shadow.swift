internal import Geometry
internal import Views

extension Painter {
  /// Draws the shadow of some items, not the items themselves.
  ///
  /// - Parameter area: The pixels that are drawn.
  func draw(
    _ shadow: Shadow, of items: [DisplayItem], at placement: PixelPlacement, within area: PixelRect,
    on context: borrowing CairoContext
  ) {
    let outline = ShadowOutline(of: items)
    let key = ShadowKey(items: outline.items, radius: shadow.radius, placement: placement)
    guard shadow.color.opacity > 0, var mask = mask(for: key) else { return }
    let x = placement.x - key.placement.x + shadow.offset.x * placement.scaleX
    let y = placement.y - key.placement.y + shadow.offset.y * placement.scaleY
    let offset = raster.rotation.panelOffset(
      ofLogicalX: PixelRect.whole(x.rounded()), y: PixelRect.whole(y.rounded()))
    mask.x += offset.x
    mask.y += offset.y
    context.scoped {
      context.clip(to: area)
      // Most of a card's shadow is below the card.
      let covered = PixelRect(inside: placement(outline.covered)).intersection(area)
      if !covered.isEmpty { context.clip(outOf: covered, in: area) }
      context.fill(through: mask, shadow.color)
    }
  }

  private func mask(for key: ShadowKey) -> PixelPatch? {
    if let known = shadows.value(for: key) { return known }
    guard let mask = makeMask(for: key) else { return nil }
    shadows.insert(mask, for: key, cost: mask.bytes.count)
    return mask
  }

  /// Draws the items' shape and blurs it.
  private func makeMask(for key: ShadowKey) -> PixelPatch? {
    let placement = key.placement
    let outline = placement(key.items.reduce(CGRect.zero) { $0.union($1.bounds) })
    // Three boxes reach one and a half radii, as `Shadow.reach` has it.
    let reachX = PixelRect.whole(1.5 * key.radius * abs(placement.scaleX))
    let reachY = PixelRect.whole(1.5 * key.radius * abs(placement.scaleY))
    let area = PixelRect(
      touching: outline.insetBy(dx: -Double(reachX), dy: -Double(reachY)))
    var target = PixelTarget(area: raster.panelRect(ofLogical: area), format: .alpha)
    // Cairo wants rows of whole words.
    target.area.width = (target.area.width + 3) / 4 * 4
    let (width, height) = (target.area.width, target.area.height)
    guard !outline.isEmpty, max(width, height) <= Self.greatestSide else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height)
    CairoContext.draw(into: &bytes, target, of: raster) { context in
      draw(key.items, at: placement, in: Sight(area, of: area), on: context)
    }
    let isSideways = raster.rotation.isSideways
    BoxBlur(reach: isSideways ? reachY : reachX).blurRows(&bytes, width: width, height: height)
    BoxBlur(reach: isSideways ? reachX : reachY)
      .blurColumns(&bytes, width: width, height: height)
    return PixelPatch(
      x: target.area.x, y: target.area.y, width: width, height: height, bytes: bytes)
  }

  /// Larger things in pixels throw no shadow: nobody sees the end of it.
  private static let greatestSide = 16384
}

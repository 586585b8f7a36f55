internal import Views

/// Draws display lists.
final class Painter {
  let raster: Raster
  private let typesetter: PangoTypesetter
  let pictures: PictureStore
  var shadows = RecentCache<ShadowKey, PixelPatch>(budget: 16 << 20)

  init(raster: Raster, typesetter: PangoTypesetter, pictures: PictureStore) {
    self.raster = raster
    self.typesetter = typesetter
    self.pictures = pictures
  }

  /// Draws a group, leaving out what lies outside of the pixels that are wanted.
  func draw(
    _ group: DisplayGroup, at placement: PixelPlacement, in sight: Sight,
    on context: borrowing CairoContext
  ) {
    let area = sight.area(of: placement(group.bounds))
    guard !area.isEmpty else { return }
    switch group.effect {
    case .none:
      draw(group.items, at: placement, in: sight, on: context)
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      context.scoped {
        context.clip(to: area)
        context.group(opacity: opacity) {
          draw(group.items, at: placement, in: sight, on: context)
        }
      }
    case .clip(let path):
      let inner = sight.clipped(to: placement(path.boundingRect))
      context.scoped {
        context.clip(to: area)
        if let rect = path.rectangle {
          context.clip(to: PixelRect(nearest: placement(rect)))
          draw(group.items, at: placement, in: inner, on: context)
        } else {
          context.group(inside: path, at: placement) {
            draw(group.items, at: placement, in: inner, on: context)
          }
        }
      }
    case .scale(let x, let y, let anchor):
      draw(
        group.items, at: placement.scaled(x: x, y: y, about: anchor), in: sight, on: context)
    case .shadow(let shadow):
      draw(shadow, of: group.items, at: placement, within: area, on: context)
      draw(group.items, at: placement, in: sight, on: context)
    }
  }

  func draw(
    _ items: [DisplayItem], at placement: PixelPlacement, in sight: Sight,
    on context: borrowing CairoContext
  ) {
    for item in items {
      if case .group(let group, let origin) = item {
        draw(group, at: placement.moved(by: origin), in: sight, on: context)
      } else {
        let area = sight.area(of: placement(item.bounds))
        if !area.isEmpty { draw(item, at: placement, within: area, on: context) }
      }
    }
  }

  private func draw(
    _ item: DisplayItem, at placement: PixelPlacement, within clip: PixelRect,
    on context: borrowing CairoContext
  ) {
    switch item {
    case .fill(let path, let paint, let isEvenOdd):
      set(paint, at: placement, on: context)
      context.fill(path, at: placement, isEvenOdd: isEvenOdd)
    case .stroke(let path, let style, let paint):
      set(paint, at: placement, on: context)
      context.stroke(path, style, at: placement)
    case .text(let text, let frame):
      // Letters may reach further than any rule says: what is seen must not depend on damage.
      context.scoped {
        context.clip(to: clip)
        draw(text, in: frame, at: placement, within: clip, on: context)
      }
    case .picture(let picture, let frame):
      context.scoped {
        context.clip(to: clip)
        draw(picture, in: frame, at: placement, on: context)
      }
    case .group: break
    }
  }

  private func set(
    _ paint: Paint, at placement: PixelPlacement, on context: borrowing CairoContext
  ) {
    switch paint {
    case .color(let color): context.setSource(color)
    case .linearGradient(let stops, let start, let end):
      context.setSource(stops, from: placement(start), to: placement(end))
    }
  }

  private func draw(
    _ text: TextContent, in frame: CGRect, at placement: PixelPlacement, within clip: PixelRect,
    on context: borrowing CairoContext
  ) {
    let marks = typesetter.marks(
      of: text,
      at: TextPlacement(raster: raster, placement: placement, frame: frame, clip: clip))
    for mark in marks {
      switch mark {
      case .letters(let mask, let color): context.fill(through: mask, color)
      case .picture(let pixels, let opacity): context.draw(pixels, opacity: opacity)
      case .line(let rect, let color): context.fill(rect, color)
      }
    }
  }
}

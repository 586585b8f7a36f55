internal import Views

/// Draws display lists; it remembers laid out text.
final class Painter {
  private let typesetter = Typesetter()

  /// Draws a group, leaving out what lies outside of the pixels that are wanted.
  func draw(
    _ group: DisplayGroup, at placement: Placement, within clip: PixelRect,
    on context: borrowing CairoContext
  ) {
    let area = PixelRect(touching: placement(group.bounds)).intersection(clip)
    guard !area.isEmpty else { return }
    switch group.effect {
    case .none:
      draw(group.items, at: placement, within: area, on: context)
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      context.scoped {
        context.clip(to: area)
        context.group(opacity: opacity) {
          draw(group.items, at: placement, within: area, on: context)
        }
      }
    case .clip(let path):
      context.scoped {
        context.clip(to: area)
        context.group(inside: path, at: placement) {
          draw(group.items, at: placement, within: area, on: context)
        }
      }
    case .scale(let x, let y, let anchor):
      draw(
        group.items, at: placement.scaled(x: x, y: y, about: anchor), within: area, on: context)
    case .shadow:
      draw(group.items, at: placement, within: area, on: context)
    }
  }

  private func draw(
    _ items: [DisplayItem], at placement: Placement, within clip: PixelRect,
    on context: borrowing CairoContext
  ) {
    for item in items {
      if case .group(let group, let origin) = item {
        draw(group, at: placement.moved(by: origin), within: clip, on: context)
      } else if PixelRect(touching: placement(item.bounds)).intersects(clip) {
        draw(item, at: placement, on: context)
      }
    }
  }

  private func draw(
    _ item: DisplayItem, at placement: Placement, on context: borrowing CairoContext
  ) {
    switch item {
    case .fill(let path, let paint, let isEvenOdd):
      set(paint, at: placement, on: context)
      context.fill(path, at: placement, isEvenOdd: isEvenOdd)
    case .stroke(let path, let style, let paint):
      set(paint, at: placement, on: context)
      context.stroke(path, style, at: placement)
    case .text(let text, let frame):
      draw(text, in: frame, at: placement, on: context)
    case .picture, .group: break
    }
  }

  private func set(
    _ paint: Paint, at placement: Placement, on context: borrowing CairoContext
  ) {
    switch paint {
    case .color(let color): context.setSource(color)
    case .linearGradient(let stops, let start, let end):
      context.setSource(stops, from: placement(start), to: placement(end))
    }
  }

  private func draw(
    _ text: TextContent, in frame: CGRect, at placement: Placement,
    on context: borrowing CairoContext
  ) {
    let layout = typesetter.layout(text, width: frame.width)
    for (index, line) in layout.lines.enumerated() {
      let start = placement(
        CGPoint(
          x: frame.minX + layout.x(of: line, inWidth: frame.width), y: frame.minY + line.baseline))
      // Letters stand on whole pixels, so that each line of a text is as crisp as the others.
      let pixel = CGPoint(x: start.x.rounded(), y: start.y.rounded())
      context.show(
        layout, line: index, at: pixel, scaleX: placement.scaleX, scaleY: placement.scaleY)
    }
  }
}

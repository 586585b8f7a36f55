internal import Views

/// What of some items throws their shadow.
///
/// What is written on a card changes nothing at its shadow, and cards of one size have all the same
/// shadow: so what lies wholly on the first thing that nothing shows through is left out.
struct ShadowOutline {
  /// What decides the shape of the shadow.
  private(set) var items: [DisplayItem] = []
  /// Where nothing of the shadow is seen, because something opaque lies on it; empty where that is
  /// not known.
  private(set) var covered = CGRect.zero
  private var cover: (path: Path, origin: CGPoint)?

  /// Looks for what throws a shadow.
  init(of items: [DisplayItem]) {
    self.items = reduced(items, at: .zero)
    if let cover {
      covered = cover.path.insideOfBox.offsetBy(dx: cover.origin.x, dy: cover.origin.y)
    }
  }

  private mutating func reduced(_ items: [DisplayItem], at origin: CGPoint) -> [DisplayItem] {
    items.compactMap { item in
      if isCovered(item.bounds.offsetBy(dx: origin.x, dy: origin.y)) { return nil }
      switch item {
      case .group(let group, let place) where group.effect == .none:
        let inner = reduced(group.items, at: origin + place)
        return inner.isEmpty ? nil : .group(DisplayGroup(items: inner), at: place)
      case .fill(let path, .color(let color), _):
        if cover == nil, color.opacity == 1, path.isBox { cover = (path, origin) }
        return item
      case .fill, .stroke, .text, .picture, .group: return item
      }
    }
  }

  private func isCovered(_ rect: CGRect) -> Bool {
    guard let cover else { return false }
    let rect = rect.offsetBy(dx: -cover.origin.x, dy: -cover.origin.y)
    return [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].allSatisfy { cover.path.contains($0) }
  }
}

extension Path {
  /// Whether it is a rectangle, maybe with rounded corners: all its points lie on its bounding
  /// rectangle.
  fileprivate var isBox: Bool {
    // As far as sums of lengths are exact.
    let inner = boundingRect.insetBy(dx: 1e-6, dy: 1e-6)
    return !inner.isEmpty && points(pulling: true).allSatisfy { !inner.contains($0) }
  }

  /// A rectangle inside of a box that its rounded corners do not reach into.
  fileprivate var insideOfBox: CGRect {
    let bounds = boundingRect
    var (x, y) = (bounds.width / 2, bounds.height / 2)
    for point in points(pulling: false) {
      let across = min(point.x - bounds.minX, bounds.maxX - point.x)
      let down = min(point.y - bounds.minY, bounds.maxY - point.y)
      if down < 1e-6 { x = min(x, across) }
      if across < 1e-6 { y = min(y, down) }
    }
    // An arc of 90° has 29.3 % of its radius between itself and its square's corner, each way.
    return bounds.insetBy(dx: 0.3 * max(0, x), dy: 0.3 * max(0, y))
  }

  /// Its points, and those that pull at its curves.
  private func points(pulling: Bool) -> [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let end, let control1, let control2):
        pulling ? [end, control1, control2] : [end]
      case .close: []
      }
    }
  }
}

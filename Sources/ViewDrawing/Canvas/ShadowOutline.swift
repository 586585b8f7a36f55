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

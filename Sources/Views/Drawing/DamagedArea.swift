/// What has to be drawn anew: a few rectangles that cover everything that was added.
struct DamagedArea {
  /// Each rectangle costs a walk through the display list; more than a few are not worth it.
  static let greatestCount = 8

  private(set) var rects: [CGRect] = []

  /// Adds a rectangle; an empty one changes nothing.
  mutating func add(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // What two rectangles cover is drawn once where one around both is no larger than they are.
    while let index = rects.firstIndex(where: { $0.waste(in: $0.union(rect), with: rect) <= 0 }) {
      rect = rects.remove(at: index).union(rect)
    }
    rects.append(rect)
    if rects.count > Self.greatestCount { mergeTwo() }
  }

  /// Puts one rectangle in the place of those two for which that adds the least.
  private mutating func mergeTwo() {
    var best = (one: 0, other: 1, waste: Double.infinity)
    for one in rects.indices {
      for other in rects[..<one].indices {
        let union = rects[one].union(rects[other])
        let waste = rects[one].waste(in: union, with: rects[other])
        if waste < best.waste { best = (other, one, waste) }
      }
    }
    let last = rects.remove(at: best.other)
    let first = rects.remove(at: best.one)
    add(first.union(last))
  }
}

extension CGRect {
  private var extent: Double { width * height }

  /// How much larger a union is than the two rectangles in it.
  fileprivate func waste(in union: CGRect, with other: CGRect) -> Double {
    union.extent - extent - other.extent
  }
}

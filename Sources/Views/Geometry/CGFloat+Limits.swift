// A view may be given any number, such as a quotient by zero. Where views are measured, placed and
// drawn, such numbers become some that can be reckoned with.

extension CGFloat {
  /// No view is longer than this, or further away, in points: beyond all panels, and far enough from
  /// where adding a point to a length no longer changes it.
  private nonisolated static let farthest = 1e9

  /// The length, or 0 where it is none.
  nonisolated var ofNumbers: CGFloat { isNaN ? 0 : self }

  /// The nearest share of a whole, 0...1.
  nonisolated var share: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }

  /// The nearest length with an end.
  nonisolated var reachable: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.farthest), Self.farthest)
  }
}

extension CGPoint {
  /// The nearest point that is somewhere.
  nonisolated var reachable: CGPoint { CGPoint(x: x.reachable, y: y.reachable) }
}

extension CGSize {
  /// The size, with 0 for lengths that are none.
  nonisolated var ofNumbers: CGSize { CGSize(width: width.ofNumbers, height: height.ofNumbers) }

  /// The nearest size with ends.
  nonisolated var reachable: CGSize { CGSize(width: width.reachable, height: height.reachable) }
}

extension CGRect {
  /// The part of the rectangle that can be reached: what is around one that is larger by far has lost
  /// the place of one that is not.
  nonisolated var reachable: CGRect {
    let (left, top) = (minX.reachable, minY.reachable)
    return CGRect(
      x: left, y: top, width: maxX.reachable - left, height: maxY.reachable - top)
  }
}

extension ProposedViewSize {
  /// The proposal, with 0 for lengths that are none.
  nonisolated var ofNumbers: ProposedViewSize {
    ProposedViewSize(width: width?.ofNumbers, height: height?.ofNumbers)
  }
}

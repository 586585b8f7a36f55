extension CGRect {
  /// The rectangle scaled about a point; a negative factor turns it over.
  nonisolated package func scaled(x: CGFloat, y: CGFloat, about anchor: CGPoint) -> CGRect {
    let left = anchor.x + (minX - anchor.x) * x
    let right = anchor.x + (maxX - anchor.x) * x
    let top = anchor.y + (minY - anchor.y) * y
    let bottom = anchor.y + (maxY - anchor.y) * y
    return CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left),
      height: abs(bottom - top))
  }
}

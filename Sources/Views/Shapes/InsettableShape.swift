/// A shape that can be drawn further inside its rectangle.
public protocol InsettableShape: Shape {
  /// What it is further inside.
  associatedtype InsetShape: InsettableShape

  /// The shape further inside by a distance in points; further outside where that is negative.
  func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
  /// The rectangle made smaller on each side, at most down to its middle.
  nonisolated func shrunk(by amount: CGFloat) -> CGRect {
    insetBy(dx: min(amount, width / 2), dy: min(amount, height / 2))
  }
}

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let from: CGFloat
  let to: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// The part of the shape's outline between two fractions of its length, for rings that fill.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: progress)
  ///   .stroke(.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
  ///   .rotationEffect(.degrees(-90))
  /// ```
  ///
  /// Circles, ellipses and round corners begin at the right, rectangles at the upper leading corner;
  /// all go clockwise.
  ///
  /// - Parameters:
  ///   - startFraction: Where it begins, 0...1.
  ///   - endFraction: Where it ends, 0...1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }
}

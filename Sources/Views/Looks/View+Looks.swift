extension View {
  /// Lets the view show through, as one.
  ///
  /// - Parameter opacity: 0 is invisible, and not touched either; 1 covers what is below.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityModifier(opacity: opacity))
  }

  /// Keeps the view's place, and shows nothing of it.
  public func hidden() -> some View { modified(by: HiddenModifier()) }

  /// Shows of the view what lies inside its frame.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Shows of the view what lies inside a shape in its frame.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    modified(by: ClipModifier(shape: shape))
  }

  /// Cuts the corners of the view's frame round, by a radius in points; edges are always smooth.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Lets the outline of what the view draws throw a shadow.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; a third of black by itself.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far to the right it lies, in points.
  ///   - y: How far down it lies, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified(
      by: ShadowModifier(color: color, radius: max(0, radius), offset: CGPoint(x: x, y: y)))
  }

  /// Draws the view larger or smaller in the place that it has.
  ///
  /// - Parameters:
  ///   - scale: By how much; 1 leaves it as it is.
  ///   - anchor: What stays where it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view wider and higher, or less so, in the place that it has.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view wider and higher, or less so, in the place that it has.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modified(by: ScaleModifier(scale: scale, anchor: anchor))
  }
}

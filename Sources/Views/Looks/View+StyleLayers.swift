extension View {
  /// Fills the view's frame behind it with a style.
  ///
  /// - Parameters:
  ///   - style: What it is filled with.
  ///   - edges: At which sides the style reaches under what covers the screen; nothing does here.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// Fills a shape behind the view, in its frame, with a style.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified(
      by: StyleLayer(
        layer: ShapeLayer(shape: shape, style: style, isEvenOdd: fillStyle.isEOFilled),
        side: .behind))
  }

  /// Fills a shape behind the view, in its frame, with the screen's background.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's frame in front of it with a style.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Fills a shape in front of the view, in its frame, with a style.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified(
      by: StyleLayer(
        layer: ShapeLayer(shape: shape, style: style, isEvenOdd: fillStyle.isEOFilled),
        side: .front))
  }

  /// Draws a line along the inside of the view's frame.
  ///
  /// - Parameters:
  ///   - content: The line's style.
  ///   - width: In points.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    modified(
      by: StyleLayer(
        layer: ShapeLayer(
          shape: Rectangle().inset(by: width / 2), style: content,
          stroke: StrokeStyle(lineWidth: width)),
        side: .front))
  }
}

extension StyledShape {
  /// The shape's area in a style, upon what there is.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> StyledShape {
    adding(ShapeLayer(shape: shape, style: content, isEvenOdd: style.isEOFilled))
  }

  /// A line along the shape, half of it inside, upon what there is.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> StyledShape {
    adding(ShapeLayer(shape: shape, style: content, stroke: style))
  }

  /// A line along the shape, half of it inside, upon what there is.
  ///
  /// - Parameter lineWidth: In points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> StyledShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension StyledShape where Content: InsettableShape {
  /// A line along the shape, all of it inside, upon what there is.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> StyledShape {
    adding(
      ShapeLayer(
        shape: shape.inset(by: style.lineWidth / 2), style: content, stroke: style))
  }

  /// A line along the shape, all of it inside, upon what there is.
  ///
  /// - Parameter lineWidth: In points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> StyledShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

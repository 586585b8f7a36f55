extension Shape {
  /// The shape's area in a style.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> StyledShape<Self> {
    StyledShape(shape: self, layers: []).fill(content, style: style)
  }

  /// The shape's area in the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> StyledShape<Self> {
    fill(.foreground, style: style)
  }

  /// A line along the shape, half of it inside.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> StyledShape<Self> {
    StyledShape(shape: self, layers: []).stroke(content, style: style)
  }

  /// A line along the shape, half of it inside.
  ///
  /// - Parameter lineWidth: In points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> StyledShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the shape in the foreground style.
  public func stroke(style: StrokeStyle) -> StyledShape<Self> {
    stroke(.foreground, style: style)
  }

  /// A line along the shape in the foreground style.
  ///
  /// - Parameter lineWidth: In points.
  public func stroke(lineWidth: CGFloat = 1) -> StyledShape<Self> {
    stroke(.foreground, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// A line along the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> StyledShape<Self> {
    StyledShape(shape: self, layers: []).strokeBorder(content, style: style)
  }

  /// A line along the shape, all of it inside.
  ///
  /// - Parameter lineWidth: In points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> StyledShape<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the shape in the foreground style, all of it inside.
  public func strokeBorder(style: StrokeStyle) -> StyledShape<Self> {
    strokeBorder(.foreground, style: style)
  }

  /// A line along the shape in the foreground style, all of it inside.
  ///
  /// - Parameter lineWidth: In points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> StyledShape<Self> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }
}

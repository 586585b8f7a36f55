/// A shape filled with a style, or a line of that style along the shape.
struct ShapeLayer {
  let shape: any Shape
  let style: any ShapeStyle
  /// How the line is drawn; nil for an area.
  var stroke: StrokeStyle?
  /// Whether parts inside of other parts of the path are holes, whatever way their outlines run.
  var isEvenOdd = false

  /// What is drawn for a frame.
  @MainActor func displayItem(
    in rect: CGRect, environment: EnvironmentValues
  ) -> DisplayItem {
    let path = shape.path(in: rect, environment: environment)
    let paint = style.resolve(in: environment).paint(in: rect)
    return if let stroke {
      .stroke(path, stroke, paint)
    } else {
      .fill(path, paint, isEvenOdd: isEvenOdd)
    }
  }
}

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
    in rect: CGRect, turned turns: [ShapeTurn] = [], environment: EnvironmentValues
  ) -> DisplayItem {
    var path = shape.path(in: rect, environment: environment)
    var paint = style.resolve(in: environment).paint(in: rect)
    for turn in turns {
      path = turn.applied(to: path, in: rect)
      paint = turn.applied(to: paint, in: rect)
    }
    return if let stroke {
      .stroke(path, stroke.reachable, paint)
    } else {
      .fill(path, paint, isEvenOdd: isEvenOdd)
    }
  }
}

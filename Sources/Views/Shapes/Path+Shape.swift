/// A path is a shape that stays where its points are, counted from the frame's corner.
extension Path: Shape {
  /// The path, counted from the rectangle's corner.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

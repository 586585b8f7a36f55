extension Path {
  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  ///
  /// - Parameter cornerSize: Half of the ellipse's size; more than half of the rectangle's counts as
  ///   that. Quarters of a circle remain quarters of a circle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let isCircle = cornerSize.width == cornerSize.height
    let shorterSide = min(rect.width, rect.height)
    let size = CGSize(
      width: min(max(cornerSize.width, 0), (isCircle ? shorterSide : rect.width) / 2),
      height: min(max(cornerSize.height, 0), (isCircle ? shorterSide : rect.height) / 2))
    addRoundedRect(
      in: rect, topLeading: size, bottomLeading: size, bottomTrailing: size, topTrailing: size)
  }

  /// Adds a rectangle whose corners have radii of their own, made smaller together where two of
  /// them do not fit on a side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii radii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    func share(of side: CGFloat, _ one: CGFloat, _ other: CGFloat) -> CGFloat {
      one + other > side ? max(0, side) / (one + other) : 1
    }
    let scale = min(
      share(of: rect.width, radii.topLeading, radii.topTrailing),
      share(of: rect.width, radii.bottomLeading, radii.bottomTrailing),
      share(of: rect.height, radii.topLeading, radii.bottomLeading),
      share(of: rect.height, radii.topTrailing, radii.bottomTrailing))
    func corner(_ radius: CGFloat) -> CGSize {
      CGSize(width: max(0, radius * scale), height: max(0, radius * scale))
    }
    addRoundedRect(
      in: rect, topLeading: corner(radii.topLeading), bottomLeading: corner(radii.bottomLeading),
      bottomTrailing: corner(radii.bottomTrailing), topTrailing: corner(radii.topTrailing))
  }

  /// Begins in the middle of the right side, as a circle does, and goes clockwise.
  private mutating func addRoundedRect(
    in rect: CGRect, topLeading: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize,
    topTrailing: CGSize
  ) {
    let (top, bottom) = (rect.minY + topTrailing.height, rect.maxY - bottomTrailing.height)
    move(to: CGPoint(x: rect.maxX, y: (top + bottom) / 2))
    addCorner(
      CGPoint(x: rect.maxX - bottomTrailing.width, y: bottom), bottomTrailing, from: 0)
    addCorner(
      CGPoint(x: rect.minX + bottomLeading.width, y: rect.maxY - bottomLeading.height),
      bottomLeading, from: 90)
    addCorner(
      CGPoint(x: rect.minX + topLeading.width, y: rect.minY + topLeading.height), topLeading,
      from: 180)
    addCorner(CGPoint(x: rect.maxX - topTrailing.width, y: top), topTrailing, from: 270)
    closeSubpath()
  }

  /// Adds a line to a corner, and the corner itself: a quarter of an ellipse from an angle on.
  private mutating func addCorner(_ center: CGPoint, _ size: CGSize, from degrees: Double) {
    let start = Angle(degrees: degrees)
    let direction = start.direction
    addLine(
      to: CGPoint(
        x: center.x + size.width * direction.x, y: center.y + size.height * direction.y))
    if size.width > 0, size.height > 0 {
      addArc(
        center: center, radiusX: size.width, radiusY: size.height, from: start,
        delta: .degrees(90))
    }
  }
}

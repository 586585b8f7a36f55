/// How a picture is brought onto a screen of another shape.
public enum ContentFit: String, CaseIterable, Sendable {
  /// The whole picture is seen, with bars where the shapes differ.
  case contain
  /// The whole screen is covered, and what juts out of it is cut off evenly.
  case cover
  /// Picture and screen become one, and what was round need not stay it.
  case stretch

  /// Where the picture lies on the screen, in pixels from the screen's upper left corner.
  ///
  /// The result may jut out of the screen (`cover`) or leave bars (`contain`), alike on both sides.
  ///
  /// - Parameters:
  ///   - width: The picture's width in any unit, above 0.
  ///   - height: The picture's height in the same unit, above 0.
  ///   - screen: The screen in pixels.
  public func placement(
    ofWidth width: Double, height: Double, on screen: PixelSize
  ) -> (origin: Point, width: Double, height: Double) {
    let across = Double(screen.width)
    let down = Double(screen.height)
    let scale: Double
    switch self {
    case .contain: scale = min(across / width, down / height)
    case .cover: scale = max(across / width, down / height)
    case .stretch: return (.zero, across, down)
    }
    let placed = (width: width * scale, height: height * scale)
    let origin = Point(x: (across - placed.width) / 2, y: (down - placed.height) / 2)
    return (origin, placed.width, placed.height)
  }
}

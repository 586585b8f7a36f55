/// One screen of a frame, and where it is on the logical screen.
public struct Layer {
  /// The screen.
  public var screen: Screen
  /// Pixels rightwards of its place at rest.
  public var x: Int
  /// Pixels downwards of its place at rest; transitions are horizontal.
  public var y: Int
  /// How much of it is seen over the layers below: 0, nothing, to 1, nothing but it.
  public var opacity: Double

  /// Places a screen, opaque unless said otherwise.
  public init(screen: Screen, x: Int, y: Int, opacity: Double = 1) {
    self.screen = screen
    self.x = x
    self.y = y
    self.opacity = opacity
  }
}

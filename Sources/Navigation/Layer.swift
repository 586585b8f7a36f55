/// One screen of a frame, and where it is on the logical screen.
public struct Layer {
  /// The screen.
  public var screen: Screen
  /// Pixels rightwards of its place at rest.
  public var x: Int
  /// Pixels downwards of its place at rest; transitions are horizontal.
  public var y: Int

  /// Places a screen.
  public init(screen: Screen, x: Int, y: Int) {
    self.screen = screen
    self.x = x
    self.y = y
  }
}

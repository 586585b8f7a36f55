public import Geometry
public import Gestures

/// Where the buttons are that do what swipes do: at the edges from which those start, half-way down.
///
/// ```
///   left to right                     right to left
///   +---------------------------+     +---------------------------+
///   |                           |     |                           |
///   | (<)                   (>) |     | (<)                   (>) |
///   |  back          forward    |     |  forward          back    |
///   +---------------------------+     +---------------------------+
/// ```
///
/// They lie in the edge zones, and that does not matter: a finger that goes inward from one swipes, a
/// finger that lifts where it landed taps.
public struct AffordanceLayout: Hashable, Sendable {
  /// The button's diameter in points: 7 mm, what a fingertip hits.
  public static let diameter = 44.0
  /// Points around the button that belong to it: from the edge of the screen to its own.
  public static let margin = 6.0

  private let screenSize: PixelSize
  private let scale: PointScale
  private let layoutDirection: LayoutDirection

  /// Lays the buttons out.
  ///
  /// - Parameters:
  ///   - screenSize: The logical screen in pixels.
  ///   - scale: The logical screen's point.
  ///   - layoutDirection: Which way the user interface runs.
  public init(screenSize: PixelSize, scale: PointScale, layoutDirection: LayoutDirection) {
    self.screenSize = screenSize
    self.scale = scale
    self.layoutDirection = layoutDirection
  }

  /// The edge that a button is at; its arrow points there.
  public func edge(of affordance: NavigationAffordance) -> ScreenEdge {
    layoutDirection.edge(ofSwipeThat: affordance.operation)
  }

  /// What is touched for a button, in fractions of the screen; the button is in the middle of it.
  public func area(of affordance: NavigationAffordance) -> UnitRect {
    let extent = Self.diameter + 2 * Self.margin
    let width = extent * scale.x / Double(screenSize.width)
    let height = extent * scale.y / Double(screenSize.height)
    return UnitRect(
      x: edge(of: affordance) == .left ? 0 : 1 - width, y: (1 - height) / 2, width: width,
      height: height)
  }
}

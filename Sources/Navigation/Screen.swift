public import Geometry

/// One full-screen screen: what `UIViewController` is to a navigation controller.
///
/// The navigator knows screens by identity only and never looks at their pixels; whoever makes
/// them keeps the pictures.
open class Screen {
  /// What configuration, control and traces call it.
  public let name: String
  /// The screen that a swipe from the trailing edge pushes; nil where there is none.
  ///
  /// It belongs to the screen, not to the controller, so that every screen of a stack can have its
  /// own.
  public var interactivePushDestination: Screen?
  /// Whether a swipe may push from this screen.
  ///
  /// Links and commands are not bound by it.
  public var allowsPush = true
  /// Whether a swipe may pop this screen.
  ///
  /// Links and commands are not bound by it.
  public var allowsPop = true
  /// Where no swipe starts, because the screen wants these touches for itself; in fractions of it.
  public var excludedAreas: [UnitRect] = []

  /// Makes a screen that is on no stack.
  public init(name: String) {
    self.name = name
  }
}

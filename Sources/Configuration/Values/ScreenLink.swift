package import Geometry

/// A touchable area of a screen.
package struct ScreenLink: Hashable, Sendable {
  /// What a touch in a link's area does.
  package enum Action: Hashable, Sendable {
    /// Pushes the screen of this name.
    case push(String)
    /// Goes back by one screen.
    case pop
    /// Goes back to the first screen.
    case popToRoot
  }

  /// Where it is, in fractions of the screen; not mirrored right-to-left.
  package var area: UnitRect
  /// What a touch in it does.
  package var action: Action

  /// Describes a link.
  package init(area: UnitRect, action: Action) {
    self.area = area
    self.action = action
  }
}

internal import Gestures
package import Navigation
package import Pictures

extension OverlayMark {
  /// The button of an affordance where a layout puts it.
  package init(_ affordance: NavigationAffordance, in layout: AffordanceLayout) {
    self = .arrowButton(
      layout.edge(of: affordance) == .left ? .left : .right,
      diameter: AffordanceLayout.diameter, area: layout.area(of: affordance))
  }
}

internal import Navigation

/// Orders the pictures that may be on the glass next, where those have become others.
///
/// They do at the decision already: the next swipe does not wait for the settle. And an
/// application may lead elsewhere from a screen that stays.
final class PictureOrders: NavigationObserver {
  /// Whether the stack or the transitions have changed since the last order.
  private var isOutdated = true
  private var top: Screen?
  private var destination: Screen?
  private var layers: [Layer] = []

  /// Is to order for this controller from now on.
  func follow(_ controller: InteractivePushNavigationController) {
    controller.addObserver(self)
    isOutdated = true
  }

  /// Orders what is needed now, where that is not ordered yet.
  ///
  /// - Returns: Whether other screens may be seen than at the last order.
  func place(with source: any ScreenSource, for controller: InteractivePushNavigationController)
    -> Bool
  {
    let top = controller.topScreen
    let destination = top.interactivePushDestination
    let isSeen = isOutdated || top !== self.top
    guard isSeen || destination !== self.destination else { return false }
    isOutdated = false
    self.top = top
    self.destination = destination
    var needed = [top]
    controller.layers(into: &layers)
    needed += layers.map(\.screen)
    if let destination { needed.append(destination) }
    needed += controller.stack.dropLast().suffix(1)
    source.prepare(needed: needed, likely: source.destinations(linkedFrom: top))
    return isSeen
  }

  func navigationController(
    _ controller: InteractivePushNavigationController, didSend event: NavigationEvent
  ) {
    isOutdated = true
  }
}

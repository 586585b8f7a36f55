public import Gestures

/// A second way for every swipe: keys.
///
/// ```
///   key               left to right          right to left
///   the right arrow   pushes                 pops
///   the left arrow    pops                   pushes
///   Escape            pops
///   Home              pops to the root
///   all others        are the content's
/// ```
///
/// A key does what a swipe could do, by time: the same destination, the same gates, asked now.
/// Excluded areas are about touches and do not bind it.
extension InteractivePushNavigationController {
  /// Takes in a press of a key.
  public func handle(_ press: KeyPress) {
    switch press.key {
    case .left: swipe(from: .left, press)
    case .right: swipe(from: .right, press)
    case .escape: swipe(from: edge(of: .pop), press)
    case .home:
      if mayBegin(from: edge(of: .pop)) { popToRootScreen(at: press.time) }
    case .up, .down, .tab, .backTab, .enter, .space:
      contentTouchHandler?.handle(
        ContentKey(
          key: press.key, isRepeat: press.isRepeat, screen: topScreen, time: press.time),
        in: self)
    }
  }

  /// Does by time what a swipe from an edge would do.
  private func swipe(from edge: ScreenEdge, _ press: KeyPress) {
    guard mayBegin(from: edge) else { return }
    switch settings.layoutDirection.operation(ofSwipeFrom: edge) {
    case .push:
      if let destination = topScreen.interactivePushDestination {
        pushScreen(destination, at: press.time)
      }
    case .pop: popScreen(at: press.time)
    }
  }

  private func edge(of operation: NavigationOperation) -> ScreenEdge {
    settings.layoutDirection.operation(ofSwipeFrom: .left) == operation ? .left : .right
  }
}

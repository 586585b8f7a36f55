public import Geometry
public import Gestures

/// Second ways for every swipe: keys, and whatever else stands for one.
///
/// ```
///   key               left to right          right to left
///   the right arrow   pushes                 pops
///   the left arrow    pops                   pushes
///   Escape            pops
///   Home              pops to the root
///   all others        are the content's
/// ```
extension InteractivePushNavigationController {
  /// Takes in a press of a key; one that means nothing does nothing.
  public func handle(_ press: KeyPress) {
    guard let key = press.key else { return }
    switch key {
    case .left: performSwipe(settings.layoutDirection.operation(ofSwipeFrom: .left), at: press.time)
    case .right:
      performSwipe(settings.layoutDirection.operation(ofSwipeFrom: .right), at: press.time)
    case .escape: performSwipe(.pop, at: press.time)
    case .home: if maySwipe(.pop) { popToRootScreen(at: press.time) }
    case .up, .down, .tab, .backTab, .enter, .space:
      contentTouchHandler?.handle(
        ContentKey(
          key: key, isRepeat: press.isRepeat, screen: topScreen, time: press.time),
        in: self)
    }
  }

  /// Does by time what a swipe could do now: the same destination behind the same gates.
  ///
  /// Excluded areas are about touches and do not bind it.
  ///
  /// - Returns: False where a swipe could not begin.
  @discardableResult
  public func performSwipe(_ operation: NavigationOperation, at time: Instant) -> Bool {
    guard maySwipe(operation) else { return false }
    switch operation {
    case .push:
      guard let destination = topScreen.interactivePushDestination else { return false }
      return pushScreen(destination, at: time)
    case .pop: return popScreen(at: time) != nil
    }
  }

  private func maySwipe(_ operation: NavigationOperation) -> Bool {
    mayBegin(from: settings.layoutDirection.edge(ofSwipeThat: operation))
  }
}

public import Gestures

/// Is told of everything that happens to a stack and by which swipe.
///
/// An observer may navigate from within a call: that is done once the event under way is complete.
public protocol NavigationObserver: AnyObject {
  /// The stack changes or has changed; `controller.stack` is as the event's kind says.
  func navigationController(
    _ controller: InteractivePushNavigationController, didSend event: NavigationEvent)

  /// A swipe did something.
  func navigationController(
    _ controller: InteractivePushNavigationController, didRecognize gesture: GestureEvent)
}

extension NavigationObserver {
  /// Ignores swipes.
  public func navigationController(
    _ controller: InteractivePushNavigationController, didRecognize gesture: GestureEvent
  ) {}
}

/// Receives the touches that belong to content instead of to a swipe.
public protocol ContentTouchHandler: AnyObject {
  /// A contact on the content did something.
  func handle(_ touch: ContentTouch, in controller: InteractivePushNavigationController)
}

/// Receives the touches that belong to content instead of to a swipe, and the keys that do not
/// navigate.
public protocol ContentTouchHandler: AnyObject {
  /// A contact on the content did something.
  func handle(_ touch: ContentTouch, in controller: InteractivePushNavigationController)

  /// A key that the content may use was pressed: Tab, Enter, the space bar, the arrows up and down.
  func handle(_ key: ContentKey, in controller: InteractivePushNavigationController)
}

extension ContentTouchHandler {
  /// Ignores keys.
  public func handle(_ key: ContentKey, in controller: InteractivePushNavigationController) {}
}

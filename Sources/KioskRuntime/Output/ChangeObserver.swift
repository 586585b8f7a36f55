internal import Navigation

/// Notes that a controller's stack or transitions have changed.
final class ChangeObserver: NavigationObserver {
  /// Whether anything happened since this was last set to false.
  var hasChanged = false

  func navigationController(
    _ controller: InteractivePushNavigationController, didSend event: NavigationEvent
  ) {
    hasChanged = true
  }
}

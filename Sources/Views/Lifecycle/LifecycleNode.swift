/// Wants to know when its view is on the glass and when it is not.
@MainActor
protocol LifecycleNode: Node {
  /// The view can be seen from now on.
  func appeared()

  /// The view cannot be seen any more: its screen is covered, or it has left its screen.
  func disappeared()
}

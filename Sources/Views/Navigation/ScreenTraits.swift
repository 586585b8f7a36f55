/// What views say about the swipes on their screen.
@MainActor
package struct ScreenTraits {
  /// Where a swipe from the trailing edge leads.
  package var pushDestination: HostingScreen?
  /// No swipe pushes from the screen.
  package var isPushDisabled = false
  /// No swipe pops the screen.
  package var isPopDisabled = false
}

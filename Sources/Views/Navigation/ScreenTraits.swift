/// What views say about their screen as a whole.
@MainActor
package struct ScreenTraits {
  /// Where a swipe from the trailing edge leads.
  package var pushDestination: HostingScreen?
  /// No swipe pushes from the screen.
  package var isPushDisabled = false
  /// No swipe pops the screen.
  package var isPopDisabled = false
  /// Whether it is light or dark; nil leaves it to its surroundings.
  package var preferredColorScheme: ColorScheme?
}

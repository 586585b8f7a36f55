extension View {
  /// Makes a swipe from the trailing edge push a screen with another view, following the finger.
  ///
  /// ```swift
  /// Text("First")
  ///   .interactivePushDestination(destination: SecondView())
  /// ```
  ///
  /// The destination's value is made at once; its body is first asked for when a swipe reveals it.
  /// Its state lives as long as this view. Of several destinations on one screen the outermost
  /// counts. The view also fills the whole screen.
  public func interactivePushDestination<Destination: View>(
    destination: Destination
  ) -> some View {
    InteractivePushNavigationView(content: self, destination: destination).ignoresSafeArea()
  }

  /// Forbids swipes to push from the screen this view is on; links and commands still do.
  public func interactivePushDisabled(_ isDisabled: Bool = true) -> some View {
    SwipeGate(content: self, isPushDisabled: isDisabled)
  }

  /// Forbids swipes to pop the screen this view is on; links and commands still do.
  public func interactivePopDisabled(_ isDisabled: Bool = true) -> some View {
    SwipeGate(content: self, isPopDisabled: isDisabled)
  }
}

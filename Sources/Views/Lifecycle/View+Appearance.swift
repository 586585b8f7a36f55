extension View {
  /// Does something each time the view comes on the glass.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Appearance(content: self, onAppear: action)
  }

  /// Does something each time the view leaves the glass: with its screen, or by itself.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Appearance(content: self, onDisappear: action)
  }
}

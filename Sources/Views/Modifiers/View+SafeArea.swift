extension View {
  /// Lets the view reach to the edges of the screen; on a kiosk it does so anyway.
  public func ignoresSafeArea() -> some View { self }
}

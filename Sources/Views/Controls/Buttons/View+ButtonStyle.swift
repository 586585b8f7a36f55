extension View {
  /// Sets what buttons inside the view look like.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}

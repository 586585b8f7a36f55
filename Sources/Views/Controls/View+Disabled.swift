extension View {
  /// Takes the controls inside the view out of use: neither touches nor keys reach them, and they
  /// look paler.
  ///
  /// Something inside can be disabled as well, but not enabled again.
  public func disabled(_ disabled: Bool) -> some View {
    environment(changedBy: Disabling(isDisabled: disabled))
  }
}

extension View {
  /// Lets touches reach the view and what is inside it, or go through to what is below.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(by: HitTestingModifier(isAllowed: enabled))
  }
}

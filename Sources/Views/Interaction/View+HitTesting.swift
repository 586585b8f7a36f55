extension View {
  /// Lets touches reach the view and what is inside it, or go through to what is below.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(by: HitTestingModifier(isAllowed: enabled))
  }

  /// Gives the view an outline that touches find: all that lies inside, also where nothing is drawn,
  /// and nothing outside.
  ///
  /// - Parameters:
  ///   - shape: The outline, in the view's frame.
  ///   - eoFill: Whether parts that lie in each other count in turns as inside and outside.
  public func contentShape<Outline: Shape>(
    _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    modified(by: ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
}

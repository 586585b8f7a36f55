extension View {
  /// Lets no edge swipe start on the view, for things at the screen's edge that are dragged.
  ///
  /// Touches there belong to the view alone. The rest of the edge still swipes.
  public func edgeSwipeExcluded() -> some View { modified(by: SwipeExclusionModifier()) }
}

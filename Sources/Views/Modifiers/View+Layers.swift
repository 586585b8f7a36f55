extension View {
  /// Puts views in front of this one.
  ///
  /// They are offered the size of this view and do not change it. Several lie upon each other.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views, the lowest first.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(
      content: self, layer: ZStack(alignment: alignment, content: content), side: .front)
  }

  /// Puts views behind this one.
  ///
  /// They are offered the size of this view and do not change it. Several lie upon each other.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views, the lowest first.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(
      content: self, layer: ZStack(alignment: alignment, content: content), side: .behind)
  }

  /// Puts a view in front of this one, as older code writes it.
  ///
  /// A colour counts as a style here, and fills the view.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts a view behind this one, as older code writes it.
  ///
  /// A colour counts as a style here, and fills the view.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
}

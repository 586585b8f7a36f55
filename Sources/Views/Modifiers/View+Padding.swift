extension View {
  /// Leaves room on some sides.
  ///
  /// - Parameter length: How much, in points; nil for the usual 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(by: PaddingModifier(insets: EdgeInsets(length ?? 16, on: edges)))
  }

  /// Leaves the same room on all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Leaves room by sides.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: PaddingModifier(insets: insets))
  }
}

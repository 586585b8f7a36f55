import Views

extension View {
  /// The view with its upper left corner at a place.
  func at(_ x: CGFloat, _ y: CGFloat) -> some View {
    padding(EdgeInsets(top: y, leading: x))
  }
}

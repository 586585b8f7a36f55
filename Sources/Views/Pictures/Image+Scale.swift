nonisolated extension Image {
  /// How large symbols are beside letters of the same font.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Four fifths of the usual size.
    case small
    /// The usual size: a little higher than a capital.
    case medium
    /// Five quarters of the usual size.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }
}

extension View {
  /// Sets how large symbols inside the view are beside letters of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

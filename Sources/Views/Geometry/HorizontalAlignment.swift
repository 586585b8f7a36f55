/// Where views stand beside each other, across.
nonisolated public enum HorizontalAlignment: Hashable, Sendable {
  /// At the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the side where lines end.
  case trailing

  /// The guide's distance from the leading side, as a fraction of the width.
  package var fraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where views stand beside each other, down.
nonisolated public enum VerticalAlignment: Hashable, Sendable {
  /// At the upper side.
  case top
  /// In the middle.
  case center
  /// At the lower side.
  case bottom
  /// On the base line of the first line of text.
  case firstTextBaseline
  /// On the base line of the last line of text.
  case lastTextBaseline

  /// Whether text says where the guide is.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The guide's distance from the upper side, as a fraction of the height, where no text says it.
  package var fraction: CGFloat {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}

extension Font {
  /// What text is for, from which its size and weight follow.
  nonisolated public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The largest title: 34 points.
    case largeTitle
    /// A title: 28 points.
    case title
    /// A title below another: 22 points.
    case title2
    /// A title below that: 20 points.
    case title3
    /// The head of a paragraph: 17 points, semibold.
    case headline
    /// A line below a headline: 15 points.
    case subheadline
    /// Text that is read: 17 points.
    case body
    /// Text set apart: 16 points.
    case callout
    /// A note at the foot: 13 points.
    case footnote
    /// What explains a picture: 12 points.
    case caption
    /// The smallest text: 11 points.
    case caption2

    /// In points; Apple's Human Interface Guidelines, Typography, at the default size "Large".
    ///
    /// Their point is 1/163 inch on a phone, ours 1/160: text is as large on the glass.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// From the same table.
    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// The largest title: 34 points.
  nonisolated public static let largeTitle = system(.largeTitle)
  /// A title: 28 points.
  nonisolated public static let title = system(.title)
  /// A title below another: 22 points.
  nonisolated public static let title2 = system(.title2)
  /// A title below that: 20 points.
  nonisolated public static let title3 = system(.title3)
  /// The head of a paragraph: 17 points, semibold.
  nonisolated public static let headline = system(.headline)
  /// A line below a headline: 15 points.
  nonisolated public static let subheadline = system(.subheadline)
  /// Text that is read: 17 points; what text is set in where nothing is said.
  nonisolated public static let body = system(.body)
  /// Text set apart: 16 points.
  nonisolated public static let callout = system(.callout)
  /// A note at the foot: 13 points.
  nonisolated public static let footnote = system(.footnote)
  /// What explains a picture: 12 points.
  nonisolated public static let caption = system(.caption)
  /// The smallest text: 11 points.
  nonisolated public static let caption2 = system(.caption2)
}

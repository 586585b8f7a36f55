/// Where views stand in each other, in both directions.
nonisolated public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// Makes an alignment from both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner where text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner at the end of a line.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner at the beginning of a line.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner where text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// In the middle, on the base line of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// At the side where lines begin, on the base line of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// At the side where lines end, on the base line of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// In the middle, on the base line of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// At the side where lines begin, on the base line of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// At the side where lines end, on the base line of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

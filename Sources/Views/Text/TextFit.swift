/// Text as it fits into what it was offered.
nonisolated struct TextFit {
  /// What is written, in the size and with the line limit that fit.
  var content: TextContent
  /// Where its lines stand.
  var measure: TextMeasure
  /// The size it takes.
  var size: CGSize

  /// Text without letters takes no room.
  static let nothing = TextFit(
    content: TextContent(runs: []),
    measure: TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0), size: .zero)
}

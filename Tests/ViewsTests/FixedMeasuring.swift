import Views

/// Measures text by counting: every character is 10 points wide and 20 high, lines break at words.
@MainActor
final class FixedMeasuring: Measuring {
  /// The pictures there are, and their sizes in pixels.
  var pictures: [String: CGSize] = [:]

  func measure(_ text: TextContent, width: CGFloat?) -> TextMeasure {
    let string = text.runs.map(\.string).joined()
    let longest = max(1, Int(((width ?? .infinity) / 10).rounded(.down).clamped))
    var lines: [Int] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      for word in paragraph.split(separator: " ") {
        if line > 0, line + 1 + word.count > longest {
          lines.append(line)
          line = 0
        }
        line += (line > 0 ? 1 : 0) + word.count
      }
      lines.append(line)
    }
    let limit = text.lineLimit ?? lines.count
    let isTruncated = lines.count > limit || lines.contains { $0 > longest }
    let shown = lines.prefix(limit).map { min($0, longest) }
    return TextMeasure(
      size: CGSize(
        width: Double(10 * (shown.max() ?? 0)), height: Double(20 * max(1, shown.count))),
      firstBaseline: 16, lastBaseline: Double(20 * max(1, shown.count)) - 4,
      isTruncated: isTruncated)
  }

  func size(ofPicture path: String) -> CGSize? { pictures[path] }
}

extension Double {
  fileprivate var clamped: Double { Swift.min(self, 1e6) }
}

import Views

/// Measures text by counting: every character is 10 points wide and 20 high, lines break at words.
///
/// Where it follows font sizes, these are the figures of 20 points.
@MainActor
final class FixedMeasuring: Measuring {
  /// The pictures there are, and their sizes in pixels.
  var pictures: [String: CGSize] = [:]
  /// Whether larger fonts have larger characters.
  var followsFontSize = false
  /// What has been measured, in order.
  private(set) var measured: [String] = []

  func measure(_ text: TextContent, width: CGFloat?) -> TextMeasure {
    let string = text.runs.map(\.string).joined()
    measured.append(string)
    let em = followsFontSize ? text.runs.map(\.font.size).max() ?? 20 : 20
    // A line may be longer by a thousandth of a character, as Pango's may by a 1024th of a point.
    let room = (width ?? .infinity) / (em / 2) + 0.001
    let longest = max(1, Int(room.rounded(.down).clamped))
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
    let height = em * Double(max(1, shown.count))
    return TextMeasure(
      size: CGSize(width: em / 2 * Double(shown.max() ?? 0), height: height),
      firstBaseline: em * 0.8, lastBaseline: height - em * 0.2, isTruncated: isTruncated)
  }

  func size(ofPicture path: String) -> CGSize? { pictures[path] }
}

extension Double {
  fileprivate var clamped: Double { Swift.min(self, 1e6) }
}

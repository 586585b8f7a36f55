/// Finds a `#` that was meant as text and starts a comment.
///
/// In `{color: #1a2b3c}` the comment swallows the bracket, and YAML is content until it meets
/// something that does not belong into the mapping, lines below or at the end of the file.
enum CommentMark {
  /// The last such mark before a place; nil where every comment looks like one.
  ///
  /// - Parameter lines: The text to the place's line at least.
  static func hidingText(
    before place: SourcePosition, in lines: [[Unicode.Scalar]]
  ) -> SourcePosition? {
    for number in stride(from: min(place.line, lines.count), to: 0, by: -1) {
      let line = lines[number - 1]
      guard let index = commentStart(in: line), hidesText(line, from: index) else { continue }
      let mark = SourcePosition(line: number, column: index + 1)
      if mark < place { return mark }
    }
    return nil
  }

  /// Where a line's comment starts: at a `#` behind a blank, outside quotes.
  private static func commentStart(in line: [Unicode.Scalar]) -> Int? {
    let opening: [Unicode.Scalar] = ["[", "{", ",", ":"]
    var quote: Unicode.Scalar?
    var previous: Unicode.Scalar = " "
    for (index, scalar) in line.enumerated() {
      if let opened = quote {
        if scalar == opened, opened == "'" || previous != "\\" { quote = nil }
      } else if scalar == "#", isBlank(previous) {
        return index
      } else if scalar == "'" || scalar == "\"", isBlank(previous) || opening.contains(previous) {
        quote = scalar
      }
      previous = scalar
    }
    return nil
  }

  /// Whether a key's value, or a bracket that closes what is open, stands in the comment.
  private static func hidesText(_ line: [Unicode.Scalar], from mark: Int) -> Bool {
    let comment = line[(mark + 1)...]
    if line[..<mark].last(where: { !isBlank($0) }) == ":", let first = comment.first {
      return !isBlank(first)
    }
    let opening = comment.count { $0 == "[" || $0 == "{" }
    let closing = comment.count { $0 == "]" || $0 == "}" }
    return closing > opening
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
  }
}

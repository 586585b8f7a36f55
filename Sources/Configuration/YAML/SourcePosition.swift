/// A place in a text, as editors count it.
package struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Lines from the text's start, from 1.
  package var line: Int
  /// Characters (Unicode scalars) from the line's start, from 1.
  package var column: Int

  /// Where every text starts.
  package static let start = SourcePosition(line: 1, column: 1)

  /// Names a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places by where they come in the text.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// Written as compilers write it: `3:14`.
  package var description: String { "\(line):\(column)" }
}

extension Finding {
  /// Says why a text is no YAML.
  ///
  /// - Parameters:
  ///   - position: Where libyaml stopped.
  ///   - problem: What it says about that place.
  ///   - context: What it was reading, and since which line, where it says so.
  ///   - text: What it was reading from.
  init(
    syntax problem: String, at position: SourcePosition,
    in context: (words: String, line: Int)?, of text: SourceText
  ) {
    // libyaml stops where a common slip shows, often lines below, and calls it by other names.
    let lines = text.lines(position.line)
    if lines.count == position.line,
      lines[position.line - 1].prefix(position.column).isIndentation(endingWith: "\t")
    {
      self.init(position: position, message: "a tab indents this line; use spaces")
      return
    }
    if problem.hasPrefix("did not find expected "),
      let mark = CommentMark.hidingText(before: position, in: lines)
    {
      self.init(
        position: mark,
        message: "a # behind a space starts a comment, which hides the rest of the line; "
          + "write the text in quotes, as in \"#1a2b3c\"")
      return
    }
    var message = "this is not YAML: \(problem)"
    if let context { message += " \(context.words) that starts in line \(context.line)" }
    self.init(position: position, message: "\(message); \(Self.remedy(for: problem))")
  }

  private static func remedy(for problem: String) -> String {
    switch problem {
    case "found a tab character that violates indentation": "indent with spaces"
    case "found character that cannot start any token":
      "indent with spaces, not tabs, and quote text that starts with a special character"
    case "mapping values are not allowed in this context":
      "check the indentation, or quote the text if the colon belongs to it"
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context":
      "lines that belong together start in the same column"
    case "could not find expected ':'": "write 'key: value', with a space behind the colon"
    case "found unexpected end of stream": "close the quotation mark"
    case "did not find expected ',' or ']'": "separate with ',' and close with ']'"
    case "did not find expected ',' or '}'": "separate with ',' and close with '}'"
    case "found unknown escape character": "write a backslash in double quotes as \\\\"
    default: "check indentation, quotation marks and brackets"
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether all is blank, and the last scalar is this one.
  fileprivate func isIndentation(endingWith end: Unicode.Scalar) -> Bool {
    last == end && allSatisfy { $0 == " " || $0 == "\t" }
  }
}

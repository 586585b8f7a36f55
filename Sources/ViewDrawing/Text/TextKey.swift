internal import Views

/// What decides where glyphs stand: neither colours nor where lines stand in a frame.
struct TextKey {
  let text: TextContent
  /// The longest line, which also limits their number; nil where nothing is broken or left out.
  let width: CGFloat?
}

extension TextKey: Hashable {
  static func == (one: TextKey, other: TextKey) -> Bool {
    guard one.width == other.width, one.text.direction == other.text.direction,
      one.text.lineSpacing == other.text.lineSpacing, one.text.language == other.text.language,
      one.text.runs.count == other.text.runs.count
    else { return false }
    if one.width != nil,
      one.text.lineLimit != other.text.lineLimit
        || one.text.truncationMode != other.text.truncationMode
    {
      return false
    }
    return zip(one.text.runs, other.text.runs).allSatisfy {
      $0.string == $1.string && $0.font == $1.font
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    for run in text.runs {
      hasher.combine(run.string)
      hasher.combine(run.font.size)
    }
  }
}

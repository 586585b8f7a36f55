extension String {
  /// As much of it as fits into a sentence about it, with control characters replaced: long texts
  /// and line breaks would hide the complaint behind its cause.
  package var excerpt: String {
    let line = String(
      prefix(40).map { character in
        let isControl = character.unicodeScalars.contains {
          $0.properties.generalCategory == .control
        }
        return isControl ? "\u{fffd}" : character
      })
    return count > 40 ? line + "..." : line
  }
}

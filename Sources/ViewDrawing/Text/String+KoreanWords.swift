extension String {
  /// Where Korean words are, counted in UTF-8.
  ///
  /// Korean has spaces between its words, and readers expect lines to end there. Unicode's rules
  /// let them end after any syllable, as in Chinese.
  var koreanWords: [Range<Int>] {
    guard unicodeScalars.contains(where: \.isHangul) else { return [] }
    var words: [Range<Int>] = []
    var (start, end, isKorean) = (0, 0, false)
    for scalar in unicodeScalars {
      if !scalar.isPartOfWord {
        if isKorean { words.append(start..<end) }
        isKorean = false
        start = end + scalar.utf8.count
      } else if scalar.isHangul {
        isKorean = true
      }
      end += scalar.utf8.count
    }
    if isKorean { words.append(start..<end) }
    return words
  }
}

extension Unicode.Scalar {
  /// A syllable, or a letter of one.
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: true
    default: false
    }
  }

  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}

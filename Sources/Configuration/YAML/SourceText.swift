/// The text of a configuration file, checked byte by byte before YAML is looked for in it.
///
/// libyaml would take UTF-16 as well, and says of a bad byte only how far into the file it lies.
struct SourceText {
  /// More is no configuration but a wrong file: with a screen on ten lines, some 3000 screens.
  static let greatestSize = 1 << 20

  /// What is said of more.
  static let tooLarge =
    "the file is larger than 1 MiB, too large for a configuration; "
    + "check that this is the right file"

  /// UTF-8 without a byte order mark.
  let bytes: [UInt8]

  /// Checks a file's bytes.
  init(checking bytes: [UInt8]) throws(Finding) {
    guard bytes.count <= Self.greatestSize else {
      throw Finding(position: .start, message: Self.tooLarge)
    }
    self.bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
    try checkCharacters()
  }

  private func checkCharacters() throws(Finding) {
    var decoder = UTF8()
    var remaining = bytes.makeIterator()
    var position = SourcePosition.start
    var previous: Unicode.Scalar = " "
    while true {
      switch decoder.decode(&remaining) {
      case .emptyInput: return
      case .error:
        throw Finding(
          position: position,
          message: "the file is not UTF-8 here; save it as UTF-8, or name the right file")
      case .scalarValue(let scalar):
        guard Self.isAllowed(scalar) else {
          throw Finding(
            position: position,
            message: "the character \(Self.name(of: scalar)) does not belong into YAML; "
              + "remove it, or name the right file")
        }
        if Self.endsLine(scalar) {
          if scalar != "\n" || previous != "\r" { position.line += 1 }
          position.column = 1
        } else {
          position.column += 1
        }
        previous = scalar
      }
    }
  }

  /// The first lines, `count` at most, without what ends them.
  func lines(_ count: Int) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      guard Self.endsLine(scalar) else {
        lines[lines.count - 1].append(scalar)
        continue
      }
      if scalar == "\n", previous == "\r" { continue }
      if lines.count == count { break }
      lines.append([])
    }
    return lines
  }

  /// The line breaks of YAML 1.1, which libyaml counts.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  /// The printable characters of YAML 1.1.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0a, 0x0d, 0x20...0x7e, 0x85, 0xa0...0xd7ff, 0xe000...0xfefe, 0xff00...0xfffd,
      0x10000...0x10ffff:
      true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

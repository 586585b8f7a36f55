internal import Geometry

/// Walks a recording line by line and reads the fields of a line.
struct EvemuScanner {
  private let text: [UInt8]
  private let file: String
  private var lineNumber = 0
  private var lineStart = 0
  private var lineEnd = 0
  private var nextStart = 0
  private var position = 0

  init(text: [UInt8], file: String) {
    self.text = text
    self.file = file
  }

  /// The line is the last one and has no line end.
  var isCutOff: Bool { !text.isEmpty && nextStart == text.count && lineEnd == text.count }

  /// Another field follows in this line.
  var hasField: Bool {
    mutating get {
      skipBlanks()
      guard let byte = peek() else { return false }
      return byte != UInt8(ascii: "#")
    }
  }

  /// Goes to the next line, if there is one.
  mutating func nextLine() -> Bool {
    guard nextStart < text.count else { return false }
    lineStart = nextStart
    position = lineStart
    lineNumber += 1
    lineEnd = lineStart
    while lineEnd < text.count, text[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
    nextStart = min(lineEnd + 1, text.count)
    if lineEnd < text.count, lineEnd > lineStart, text[lineEnd - 1] == UInt8(ascii: "\r") {
      lineEnd -= 1
    }
    return true
  }

  func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < lineEnd ? text[position + offset] : nil
  }

  mutating func advance(_ count: Int) { position = min(position + count, lineEnd) }

  mutating func skipBlanks() {
    while position < lineEnd, text[position] == UInt8(ascii: " ") || text[position] == 9 {
      position += 1
    }
  }

  /// What is left of the line, without one blank before it; bytes that are not UTF-8 are replaced.
  mutating func restOfLine() -> String {
    if peek() == UInt8(ascii: " ") { position += 1 }
    defer { position = lineEnd }
    return String(decoding: text[position..<lineEnd], as: UTF8.self)
  }

  mutating func hexadecimal(_ what: StaticString, limit: UInt32) throws(EvemuError) -> UInt32 {
    skipBlanks()
    let start = position
    var value: UInt32 = 0
    while position < lineEnd, let digit = Self.hexadecimalDigit(text[position]) {
      guard value <= limit >> 4 else {
        throw error("\(what) is larger than \(String(limit, radix: 16))", from: start)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    guard position > start, isAtFieldEnd else {
      throw error("expected \(what), a hexadecimal number", from: start)
    }
    return value
  }

  mutating func decimal(_ what: StaticString) throws(EvemuError) -> Int32 {
    skipBlanks()
    let start = position
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let digits = position
    var value: Int64 = 0
    while let digit = decimalDigit() {
      value = value * 10 + digit
      guard value <= Int64(Int32.max) + (isNegative ? 1 : 0) else {
        throw error("\(what) does not fit into 32 bits", from: start)
      }
    }
    guard position > digits, isAtFieldEnd else {
      throw error("expected \(what), a decimal number", from: start)
    }
    return Int32(truncatingIfNeeded: isNegative ? -value : value)
  }

  /// Seconds with up to nine decimals.
  mutating func time() throws(EvemuError) -> Instant {
    skipBlanks()
    let start = position
    var seconds: Int64 = 0
    while let digit = decimalDigit() {
      seconds = seconds * 10 + digit
      guard seconds < 9_000_000_000 else { throw error("the time is too large", from: start) }
    }
    guard position > start, peek() == UInt8(ascii: ".") else {
      throw error("expected a time, as in 1.250000", from: start)
    }
    position += 1
    var fraction: Int64 = 0
    var unit: Int64 = 1_000_000_000
    while let digit = decimalDigit() {
      unit /= 10
      fraction += digit * unit
    }
    guard unit < 1_000_000_000, isAtFieldEnd else {
      throw error("expected a time, as in 1.250000", from: start)
    }
    return Instant(nanoseconds: seconds * 1_000_000_000 + fraction)
  }

  mutating func endOfFields() throws(EvemuError) {
    if hasField { throw error("too many fields, expected the end of the line or a # comment") }
  }

  /// A complaint about the current position, or a place `at` characters from it.
  func error(_ message: String, at offset: Int = 0) -> EvemuError {
    error(message, from: position + offset)
  }

  private func error(_ message: String, from place: Int) -> EvemuError {
    // Columns count characters: bytes that continue a UTF-8 sequence are none.
    let column = text[lineStart..<place].count { $0 & 0xc0 != 0x80 } + 1
    return EvemuError(file: file, line: lineNumber, column: column, message: message)
  }

  private var isAtFieldEnd: Bool {
    guard position < lineEnd else { return true }
    return text[position] == UInt8(ascii: " ") || text[position] == 9
  }

  private mutating func decimalDigit() -> Int64? {
    guard position < lineEnd else { return nil }
    let digit = text[position] &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    position += 1
    return Int64(digit)
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

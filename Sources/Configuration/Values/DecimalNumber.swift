/// Numbers as configuration writes them: decimal digits with at most a sign, a point, an exponent.
///
/// Swift's own initialisers also take `0x1p3`, `inf` and `nan`, which are no measures of anything.
enum DecimalNumber {
  /// The finite number that `text` writes; nil where it writes none.
  static func value(_ text: some StringProtocol) -> Double? {
    let exponents = [UInt8(ascii: "e"), UInt8(ascii: "E")]
    let marks = [UInt8.minus, .plus, .point]
    guard let first = text.utf8.first, first.isDigit || marks.contains(first),
      text.utf8.allSatisfy({ $0.isDigit || marks.contains($0) || exponents.contains($0) }),
      let value = Double(String(text)), value.isFinite
    else { return nil }
    return value
  }

  /// The whole number, not negative, that `text` writes in digits alone; nil where it writes none.
  static func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(String(text))
  }

  /// A number without a needless `.0`.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension UInt8 {
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetterOrDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

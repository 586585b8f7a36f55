/// The order in which people read numbered names: `2.png` before `10.png`.
///
/// Runs of digits compare as numbers, everything else scalar by scalar with upper and lower case
/// as one. Names that only differ in case or leading zeros compare by their scalars, so the order is
/// total and the same on every machine, whatever its locale.
enum NaturalOrder {
  /// Whether `left` comes before `right`.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let comparison = compare(parts(of: left)[...], parts(of: right)[...])
    guard comparison == 0 else { return comparison < 0 }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private enum Part {
    /// A number without its leading zeros, so that longer is greater.
    case digits([Unicode.Scalar])
    case scalar(Unicode.Scalar)
  }

  private static func parts(of name: String) -> [Part] {
    var parts: [Part] = []
    var digits: [Unicode.Scalar]?
    for scalar in name.lowercased().unicodeScalars {
      if ("0"..."9").contains(scalar) {
        var number = digits ?? []
        if scalar != "0" || !number.isEmpty { number.append(scalar) }
        digits = number
      } else {
        if let number = digits.take() { parts.append(.digits(number)) }
        parts.append(.scalar(scalar))
      }
    }
    if let digits { parts.append(.digits(digits)) }
    return parts
  }

  private static func compare(_ left: ArraySlice<Part>, _ right: ArraySlice<Part>) -> Int {
    for (one, other) in zip(left, right) {
      let comparison: Int
      switch (one, other) {
      case (.digits(let first), .digits(let second)):
        comparison =
          first.count != second.count
          ? first.count - second.count : order(first, second)
      case (.scalar(let first), .scalar(let second)): comparison = order([first], [second])
      case (.digits, .scalar(let second)): comparison = order(["0"], [second])
      case (.scalar(let first), .digits): comparison = order([first], ["0"])
      }
      if comparison != 0 { return comparison }
    }
    return left.count - right.count
  }

  private static func order(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.lexicographicallyPrecedes(right) { return -1 }
    return right.lexicographicallyPrecedes(left) ? 1 : 0
  }
}

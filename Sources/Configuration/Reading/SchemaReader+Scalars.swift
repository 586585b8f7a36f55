internal import Composition
internal import Geometry

/// Values that are written as one word or number.
extension SchemaReader {
  /// Reads a scalar as `convert` understands it; complains where it does not.
  mutating func value<Value>(
    _ field: Field?, expecting expectation: String, as convert: (String) -> Value?
  ) -> Value? {
    guard let field else { return nil }
    if case .scalar(let text) = field.node.content, let value = convert(text) { return value }
    complain(about: field, expecting: expectation)
    return nil
  }

  /// Reads a finite number within a range.
  ///
  /// - Parameter noun: What the number is, as in `a number of seconds`.
  mutating func number(
    _ field: Field?, _ noun: String = "a number", within range: ClosedRange<Double>
  ) -> Double? {
    guard let field else { return nil }
    let bounds =
      "\(DecimalNumber.text(range.lowerBound))...\(DecimalNumber.text(range.upperBound))"
    guard let number = value(field, expecting: "\(noun) within \(bounds)", as: DecimalNumber.value)
    else { return nil }
    guard range.contains(number) else {
      complain(
        at: field.node.position,
        "\(field.path) is \(field.node.description), out of range; write \(noun) within \(bounds)")
      return nil
    }
    return number
  }

  mutating func boolean(_ field: Field?) -> Bool? {
    value(field, expecting: "true or false") { ["true": true, "false": false][$0] }
  }

  /// Reads one of the names that an enumeration's cases have.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ field: Field?
  ) -> Choice? where Choice.RawValue == String {
    value(field, expecting: Self.alternatives(Choice.allCases.map(\.rawValue))) {
      Choice(rawValue: $0)
    }
  }

  /// Reads a text that is not empty.
  mutating func text(_ field: Field?, expecting expectation: String) -> String? {
    value(field, expecting: expectation) { text in
      let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
      return text.isEmpty || !isPrintable ? nil : text
    }
  }

  mutating func color(_ field: Field?) -> Color? {
    guard let field else { return nil }
    if case .scalar("") = field.node.content {
      complain(
        at: field.node.position,
        "\(field.path) is empty; write a colour in quotes, as in \"#1a2b3c\", "
          + "because a bare # starts a comment")
      return nil
    }
    return value(field, expecting: "a colour as \"#rrggbb\"") { Color(configured: $0) }
  }

  mutating func length(_ field: Field?) -> Length? {
    value(field, expecting: "a length as 8mm, 32pt or 40px, or 0") { Length($0) }
  }

  /// Reads a list of exactly `count` finite numbers.
  mutating func numbers(
    _ field: Field, count: Int, expecting expectation: String
  ) -> [Double]? {
    if case .list(let items) = field.node.content {
      let numbers = items.map { item -> Double? in
        guard case .scalar(let text) = item.content else { return nil }
        return DecimalNumber.value(text)
      }
      if let bad = numbers.firstIndex(of: nil) {
        let item = Field(path: field.path, item: bad + 1, node: items[bad])
        complain(about: item, expecting: "a number; \(field.path) takes \(expectation)")
        return nil
      }
      if items.count == count { return numbers.compactMap(\.self) }
      if !items.isEmpty {
        complain(
          at: field.node.position,
          "\(field.path) has \(items.count) \(items.count == 1 ? "number" : "numbers"); "
            + "write \(expectation)")
        return nil
      }
    }
    complain(about: field, expecting: expectation)
    return nil
  }

  /// Names as a person lists them: `contain, cover or stretch`.
  static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

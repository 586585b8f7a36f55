/// The arguments of a command, sorted into options and the rest.
package struct ParsedArguments: Hashable, Sendable {
  /// The values of the options that were given, by name; empty for options without one.
  package var options: [String: String] = [:]
  /// What is no option, in order.
  package var operands: [String] = []

  /// Whether an option was given.
  package func has(_ option: String) -> Bool {
    options[option] != nil
  }

  /// The value of an option, where it was given.
  package subscript(option: String) -> String? {
    options[option]
  }

  /// The value of an option read as something; nil where it was not given.
  ///
  /// - Parameters:
  ///   - option: Its name.
  ///   - expected: What a value looks like, for the message: `WxH in pixels`.
  ///   - read: Returns nil for what it cannot read.
  package func value<Value>(
    of option: String, expected: String, read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = options[option] else { return nil }
    guard let value = read(text) else {
      throw UsageError("--\(option) takes \(expected), not '\(text)'")
    }
    return value
  }
}

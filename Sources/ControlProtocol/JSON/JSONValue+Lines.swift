extension JSONValue {
  /// Reads one line.
  ///
  /// - Parameter line: With or without its end.
  init(line: [UInt8]) throws(JSONError) {
    self = try JSONHandle(parsing: line).value
  }

  /// The text that says this, in one line without its end.
  package var bytes: [UInt8] { JSONHandle(copying: self).text }

  /// The line that says this, with its end.
  var line: [UInt8] { bytes + [UInt8(ascii: "\n")] }
}

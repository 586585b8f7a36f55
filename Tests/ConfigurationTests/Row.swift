import Testing

/// A text and everything that is said about it.
struct Row: CustomTestStringConvertible {
  var text: String
  var complaints: [String]

  init(_ text: String, _ complaints: String...) {
    self.text = text
    self.complaints = complaints
  }

  var testDescription: String { text }
}

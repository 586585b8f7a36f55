/// A literal as texts take it: other texts may be pieces of it, in styles of their own.
///
/// It has SwiftUI's name so that views which pass titles on read alike; here it is not looked up in a
/// table of translations but shown as it is, with marks such as `**` that would be Markdown.
nonisolated public struct LocalizedStringKey: Equatable, Sendable {
  let text: Text
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Makes a key of a literal without other pieces.
  public init(stringLiteral value: String) { text = Text(verbatim: value) }

  /// Makes a key of a literal with other pieces.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the pieces of a literal.
  nonisolated public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var text = Text(verbatim: "")

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds letters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text = text + Text(verbatim: literal)
    }

    /// Adds a value as strings show it.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text = text + Text(verbatim: "\(value)")
    }

    /// Adds a text in its own style.
    public mutating func appendInterpolation(_ piece: Text) {
      text = text + piece
    }
  }
}

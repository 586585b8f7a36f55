/// Lines of text.
///
/// Text is never wider than what it is offered: its lines break at words, and where there is no room
/// for all lines an ellipsis stands for the rest. Its ideal size is a line for each paragraph.
///
/// ```swift
/// Text("Now ") + Text("21.5 °").bold().foregroundStyle(.orange)
/// Text("Now \(Text("21.5 °").bold().foregroundStyle(.orange)), and rising")
/// ```
///
/// What is said of a text's looks by several modifiers is decided by the one nearest to it.
nonisolated public struct Text: Equatable, Sendable {
  /// A piece in one style.
  struct Run: Equatable {
    var string: String
    var attributes = TextAttributes()
  }

  var runs: [Run]

  /// Shows a literal, whose pieces may be texts in styles of their own.
  public init(_ key: LocalizedStringKey) { self = key.text }

  // Without the attribute a literal would be a string, and a text in it a description.
  /// Shows a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    runs = [Run(string: String(content))]
  }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.init(content) }

  private init(runs: [Run]) { self.runs = runs }

  /// One text after another on the same lines, each in its own style.
  public static func + (first: Text, second: Text) -> Text {
    Text(runs: first.runs + second.runs)
  }

  /// The text with attributes that apply to the pieces which say nothing of their own.
  func with(_ attributes: TextAttributes) -> Text {
    Text(
      runs: runs.map {
        Run(string: $0.string, attributes: $0.attributes.inheriting(attributes))
      })
  }
}

extension Text: View {}

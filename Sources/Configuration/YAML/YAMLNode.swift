internal import Spelling

/// A value in a YAML text, with the place where it starts.
///
/// What a scalar means is for the schema to say: `yes`, `1.0` and `null` are just text here.
struct YAMLNode {
  /// One `key: value` of a mapping.
  struct Entry {
    var key: String
    var keyPosition: SourcePosition
    var value: YAMLNode
  }

  /// The three shapes of YAML, and what was complained about already.
  enum Content {
    case scalar(String)
    case list([YAMLNode])
    case mapping([Entry])
    /// Something the configuration does not take; whoever reads it keeps quiet.
    case refused
  }

  var content: Content
  var position: SourcePosition

  /// The value as complaints name it: `'fast'`, `a list`, `empty`.
  var description: String {
    switch content {
    case .scalar(""): "empty"
    case .scalar(let text): "'\(text.excerpt)'"
    case .list(let items) where items.isEmpty: "an empty list"
    case .list: "a list"
    case .mapping(let entries) where entries.isEmpty: "an empty mapping"
    case .mapping: "a mapping"
    case .refused: "something else"
    }
  }
}

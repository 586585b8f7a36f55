/// The known keys of one mapping, each at most once.
struct Fields {
  /// How complaints name the mapping: `screens.home`; empty at the top level.
  var path: String
  /// Where the mapping starts.
  var position: SourcePosition
  private var entries: [String: YAMLNode.Entry]

  init(path: String, position: SourcePosition, entries: [String: YAMLNode.Entry]) {
    self.path = path
    self.position = position
    self.entries = entries
  }

  /// The value of a key, with the path that complaints name; nil where the key is absent.
  subscript(key: String) -> Field? {
    entries[key].map { Field(path: path.isEmpty ? key : "\(path).\(key)", entry: $0) }
  }
}

/// The known keys of one mapping, each at most once.
struct Fields {
  /// How complaints name the mapping: `screens.home`; empty at the top level.
  var path: String
  /// Where the mapping starts.
  var position: SourcePosition
  private var entries: [String: YAMLNode.Entry]
  /// Known keys that unknown ones of the mapping resemble.
  private var misspelt: Set<String>

  init(
    path: String, position: SourcePosition, entries: [String: YAMLNode.Entry],
    misspelt: Set<String>
  ) {
    self.path = path
    self.position = position
    self.entries = entries
    self.misspelt = misspelt
  }

  /// Whether one of these keys is there but for its spelling.
  ///
  /// That was complained about; that the key is missing goes without saying then.
  func misspells(_ keys: [String]) -> Bool { !misspelt.isDisjoint(with: keys) }

  /// The value of a key, with the path that complaints name; nil where the key is absent.
  subscript(key: String) -> Field? {
    entries[key].map { Field(path: path.isEmpty ? key : "\(path).\(key)", entry: $0) }
  }
}

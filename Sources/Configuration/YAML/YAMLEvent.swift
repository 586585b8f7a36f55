/// One step through a YAML text.
struct YAMLEvent {
  /// What libyaml met.
  enum Kind: Hashable {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(String)
    case listStart
    case listEnd
    case mappingStart
    case mappingEnd
  }

  var kind: Kind
  /// Where it starts.
  var position: SourcePosition
  /// The name that `&` gave it, for aliases to refer to.
  var anchor: String?
  /// The type that `!` gave it.
  var tag: String?
}

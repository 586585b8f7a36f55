/// One value of the configuration, and how complaints name it.
struct Field {
  /// The keys that lead to it: `transition.duration`, `screens.home.links[2].area`.
  var path: String
  /// Where its key is written, or the value itself where it is an item of a list.
  var keyPosition: SourcePosition
  /// What is written there.
  var node: YAMLNode

  init(path: String, entry: YAMLNode.Entry) {
    self.path = path
    keyPosition = entry.keyPosition
    node = entry.value
  }

  /// An item of a list, counted from 1.
  init(path: String, item number: Int, node: YAMLNode) {
    self.path = "\(path)[\(number)]"
    keyPosition = node.position
    self.node = node
  }

  init(root node: YAMLNode) {
    path = ""
    keyPosition = node.position
    self.node = node
  }
}

/// Builds the tree of the one document that a configuration file holds.
///
/// Anchors, aliases and tags are refused: an alias makes one place mean what another says, which
/// positions in complaints cannot show, and lets a small file grow to gigabytes.
struct YAMLDocument: ~Copyable {
  /// A configuration is five levels deep; beyond this the recursion stops.
  private static let greatestDepth = 16

  private var reader: YAMLEventReader
  private var findings: [Finding] = []

  private init(reader: consuming YAMLEventReader) {
    self.reader = reader
  }

  /// Reads the document of `source`.
  ///
  /// - Returns: The tree, nil where there is none to be checked further, and what is wrong; neither
  ///   where the file says nothing.
  static func read(_ source: SourceText) -> (root: YAMLNode?, findings: [Finding]) {
    var document = YAMLDocument(reader: YAMLEventReader(source))
    do throws(Finding) {
      let root = try document.readStream()
      return (root, document.findings)
    } catch {
      return (nil, document.findings + [error])
    }
  }

  private mutating func readStream() throws(Finding) -> YAMLNode? {
    _ = try reader.next()
    guard try reader.next().kind == .documentStart else { return nil }
    let root = try readNode(try reader.next(), depth: 1)
    _ = try reader.next()
    let end = try reader.next()
    if end.kind != .streamEnd {
      findings.append(
        Finding(
          position: end.position,
          message: "a second document starts here; keep one, without '---' between"))
    }
    return root
  }

  private mutating func readNode(_ event: YAMLEvent, depth: Int) throws(Finding) -> YAMLNode {
    guard depth <= Self.greatestDepth else {
      throw Finding(
        position: event.position,
        message: "this is nested deeper than any setting; close the brackets or indent less")
    }
    refuseProperties(of: event)
    switch event.kind {
    case .scalar(let text):
      return YAMLNode(content: .scalar(text), position: event.position)
    case .listStart:
      var items: [YAMLNode] = []
      while true {
        let next = try reader.next()
        if next.kind == .listEnd { break }
        items.append(try readNode(next, depth: depth + 1))
      }
      return YAMLNode(content: .list(items), position: event.position)
    case .mappingStart:
      return YAMLNode(
        content: .mapping(try readEntries(depth: depth + 1)), position: event.position)
    default:
      return YAMLNode(content: .refused, position: event.position)
    }
  }

  private mutating func readEntries(depth: Int) throws(Finding) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    while true {
      let event = try reader.next()
      if event.kind == .mappingEnd { return entries }
      let key = try readNode(event, depth: depth)
      let value = try readNode(try reader.next(), depth: depth)
      switch key.content {
      case .scalar(let text):
        entries.append(YAMLNode.Entry(key: text, keyPosition: key.position, value: value))
      case .refused: break
      default:
        findings.append(
          Finding(
            position: key.position,
            message: "\(key.description) cannot be a key; write a name"))
      }
    }
  }

  private mutating func refuseProperties(of event: YAMLEvent) {
    if case .alias(let name) = event.kind {
      findings.append(
        Finding(
          position: event.position,
          message: "the alias '*\(name)' is not taken; write out what it stands for"))
    }
    if let anchor = event.anchor {
      findings.append(
        Finding(
          position: event.position,
          message: "the anchor '&\(anchor)' is not taken; remove it"))
    }
    if let tag = event.tag {
      findings.append(
        Finding(
          position: event.position,
          message: "the tag '\(tag)' is not taken; the key says what kind of value it has"))
    }
  }
}

internal import Spelling

/// The panels.
extension SchemaReader {
  /// One item of `outputs`.
  private struct Item {
    var fields: Fields
    var output: OutputConfiguration
  }

  /// Reads `outputs`, or the one output that `root`, `display` and `touch` describe.
  mutating func outputs(_ top: Fields) -> [OutputConfiguration] {
    guard let list = top["outputs"] else {
      return top.misspells(["outputs"]) ? [] : output(top).map { [$0] } ?? []
    }
    for key in ["root", "display", "touch"] {
      guard let field = top[key] else { continue }
      complain(
        at: field.keyPosition,
        "\(key) stands beside outputs, whose short form it is; move it into an output")
    }
    let fields = items(list, expecting: "a list of outputs, as in '- {root: home}'")
    if fields.isEmpty, case .list = list.node.content {
      complain(about: list, expecting: "at least one output, as in '- {root: home}'")
    }
    let items = fields.compactMap { field -> Item? in
      self.fields(of: field, known: ["root", "display", "touch", "clones"]).flatMap { fields in
        output(fields).map { Item(fields: fields, output: $0) }
      }
    }
    checkConnectors(of: items)
    checkClones(among: items)
    return items.map(\.output)
  }

  private mutating func output(_ fields: Fields) -> OutputConfiguration? {
    let display = display(fields["display"])
    let touch = touch(fields["touch"])
    if let field = fields["clones"] {
      let clones = connector(field)
      refuseOwn(fields)
      return clones.map { OutputConfiguration(display: display, clones: $0) }
    }
    guard let field = fields["root"] else {
      if isRootProvided { return OutputConfiguration(display: display, touch: touch) }
      if fields.misspells(["root"]) { return nil }
      let path = fields.path.isEmpty ? "root" : "\(fields.path).root"
      complain(
        at: fields.position, "\(path) is missing; name the first screen, as in 'root: home'")
      return nil
    }
    guard let root = reference(field) else { return nil }
    return OutputConfiguration(root: root, display: display, touch: touch)
  }

  /// Complains of what a clone cannot have, because it has its original's.
  private mutating func refuseOwn(_ fields: Fields) {
    var own = ["root", "touch"].compactMap { fields[$0] }
    if let display = fields["display"], case .mapping(let entries) = display.node.content {
      for entry in entries
      where ["rotation", "scale", "physicalSize", "format"].contains(entry.key) {
        own.append(Field(path: "\(display.path).\(entry.key)", entry: entry))
      }
    }
    for field in own {
      complain(
        at: field.keyPosition,
        "\(field.path) stands beside clones, which shows the picture of another output as that "
          + "has it; remove one of them")
    }
  }

  /// Complains of outputs that want the same connector.
  private mutating func checkConnectors(of items: [Item]) {
    for (index, item) in items.enumerated() {
      let display = item.output.display
      guard let connector = display.connector else { continue }
      let first = items[..<index].first {
        $0.output.display.connector == connector
          && ($0.output.display.card == display.card || $0.output.display.card == nil
            || display.card == nil)
      }
      guard let first else { continue }
      complain(
        at: item.fields["display"]?.node.position ?? item.fields.position,
        "\(item.fields.path).display.connector is \(connector) as in \(first.fields.path); give "
          + "each output a connector of its own, or a card to each")
    }
  }

  /// Complains of clones that have no original.
  private mutating func checkClones(among items: [Item]) {
    for item in items {
      guard let name = item.output.clones, let field = item.fields["clones"] else { continue }
      let subject = "\(field.path) names \(name)"
      if item.output.display.connector == name {
        complain(
          at: field.node.position,
          "\(subject), its own connector; name that of the output whose picture it shall show")
        continue
      }
      guard let original = items.first(where: { $0.output.display.connector == name }) else {
        let names = items.compactMap { item in
          item.output.clones == nil ? item.output.display.connector?.description : nil
        }
        complain(
          at: field.node.position,
          "\(subject), which is the display.connector of no output; "
            + (names.isEmpty
              ? "give one to the output whose picture it shall show"
              : NearestName.advice(for: name.description, among: names)))
        continue
      }
      if let last = original.output.clones {
        complain(
          at: field.node.position, "\(subject), which is a clone itself; name its original, \(last)"
        )
      }
    }
  }
}

internal import Spelling

/// The whole configuration.
extension SchemaReader {
  /// Reads the top level; nil where something is missing that has no default.
  mutating func kiosk(_ field: Field) -> KioskConfiguration? {
    guard
      let fields = fields(
        of: field,
        known: [
          "root", "screens", "gesture", "transition", "layoutDirection", "accessibility",
          "idle", "display", "touch", "outputs",
        ])
    else { return nil }
    var outputs = outputs(fields)
    var screens: [ScreenConfiguration] = []
    if let field = fields["screens"] {
      let read = self.screens(field)
      if !read.names.isEmpty { checkReferences(to: read.names) }
      let existing = Set(read.screens.map(\.name))
      screens = read.screens.map { Self.resolved($0, existing: existing) }
      for index in outputs.indices {
        outputs[index].root = outputs[index].root.map { Self.resolved($0, existing: existing) }
      }
    } else if isRootProvided {
      refuseReferences()
    } else if !fields.misspells(["screens"]) {
      complain(
        at: fields.position,
        "screens is missing; describe at least one, as in 'screens: {home: {image: home.png}}'")
    }
    let gesture = gesture(fields["gesture"])
    let transition = transition(fields["transition"])
    let layoutDirection = choice(fields["layoutDirection"]) ?? LayoutDirection.leftToRight
    let accessibility = accessibility(fields["accessibility"])
    let idle = idle(fields["idle"])
    if outputs.isEmpty { return nil }
    let kiosk = KioskConfiguration(
      screens: screens, gesture: gesture, transition: transition,
      layoutDirection: layoutDirection, accessibility: accessibility, idle: idle, outputs: outputs)
    // A way that ends at a mistake may well lead on, and a view may lead anywhere.
    let isKnownWhole = !hasErrors && !isRootProvided && views.isEmpty
    if isKnownWhole, case .mapping(let entries)? = fields["screens"]?.node.content {
      checkWays(to: entries, in: kiosk)
    }
    return kiosk
  }

  /// What a file means that says nothing, comments apart.
  mutating func kioskOfNothing() -> KioskConfiguration? {
    if isRootProvided { return KioskConfiguration() }
    complain(at: .start, "the file says nothing; write at least 'root' and 'screens'")
    return nil
  }

  /// Reads `outputs`, or the one output that `root`, `display` and `touch` describe.
  private mutating func outputs(_ top: Fields) -> [OutputConfiguration] {
    guard let list = top["outputs"] else {
      return top.misspells(["outputs"]) ? [] : output(top).map { [$0] } ?? []
    }
    for key in ["root", "display", "touch"] {
      guard let field = top[key] else { continue }
      complain(
        at: field.keyPosition,
        "\(key) stands beside outputs, whose short form it is; move it into an output")
    }
    let items = items(list, expecting: "a list of outputs, as in '- {root: home}'")
    if items.isEmpty, case .list = list.node.content {
      complain(about: list, expecting: "at least one output, as in '- {root: home}'")
    }
    for surplus in items.dropFirst() {
      complain(
        .warning, at: surplus.node.position,
        "\(surplus.path) is not driven yet, the first output is; put the panel to be driven first")
    }
    return items.compactMap { item in
      fields(of: item, known: ["root", "display", "touch"]).flatMap {
        output($0)
      }
    }
  }

  private mutating func output(_ fields: Fields) -> OutputConfiguration? {
    let display = display(fields["display"])
    let touch = touch(fields["touch"])
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

  private mutating func checkReferences(to names: [String]) {
    let known = Set(names)
    for reference in references where !known.contains(reference.name) && !isFull {
      complain(
        at: reference.position,
        "\(reference.path) names the screen '\(reference.name.excerpt)', "
          + "which does not exist; " + NearestName.advice(for: reference.name, among: names))
    }
  }

  /// Complains of screens that are named where none are described.
  private mutating func refuseReferences() {
    for reference in references {
      complain(
        at: reference.position,
        "\(reference.path) names the screen '\(reference.name.excerpt)', but there "
          + "are no screens; describe it in 'screens', or remove this line for the program's own")
    }
  }

  private static func resolved(
    _ screen: ScreenConfiguration, existing: Set<String>
  ) -> ScreenConfiguration {
    var screen = screen
    screen.push = screen.push.map { resolved($0, existing: existing) }
    screen.links = screen.links.map { link in
      guard case .push(let name) = link.action else { return link }
      return ScreenLink(area: link.area, action: .push(resolved(name, existing: existing)))
    }
    return screen
  }

  /// A folder's name stands for its first picture.
  private static func resolved(_ name: String, existing: Set<String>) -> String {
    existing.contains(name) ? name : name + "/1"
  }
}

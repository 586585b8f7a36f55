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
          "idle", "console", "control", "display", "touch", "outputs",
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
    let console = console(fields["console"])
    let control = control(fields["control"])
    if outputs.isEmpty { return nil }
    let kiosk = KioskConfiguration(
      screens: screens, gesture: gesture, transition: transition,
      layoutDirection: layoutDirection, accessibility: accessibility, idle: idle,
      console: console, control: control, outputs: outputs)
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

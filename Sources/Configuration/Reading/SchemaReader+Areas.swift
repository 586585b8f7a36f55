internal import Geometry

/// Links and excluded areas.
extension SchemaReader {
  /// What sums of fractions may miss 1 by, as 0.1 + 0.9 does in binary.
  private static let tolerance = 1e-6

  /// The items of a list, each named by its number from 1.
  mutating func items(_ field: Field?, expecting expectation: String) -> [Field] {
    guard let field else { return [] }
    guard case .list(let nodes) = field.node.content else {
      complain(about: field, expecting: expectation)
      return []
    }
    return nodes.enumerated().map { Field(path: field.path, item: $0.offset + 1, node: $0.element) }
  }

  mutating func links(_ field: Field?) -> [ScreenLink] {
    items(field, expecting: "a list of links, as in '- {area: [0, 0, 1, 0.5], push: menu}'")
      .compactMap { link($0) }
  }

  private mutating func link(_ field: Field) -> ScreenLink? {
    guard let fields = fields(of: field, known: ["area", "push", "pop", "popToRoot"]) else {
      return nil
    }
    var area: UnitRect?
    if let field = fields["area"] {
      area = self.area(field)
    } else if !fields.misspells(["area"]) {
      complain(
        at: fields.position,
        "\(fields.path) has no area; give it one as [x, y, width, height] in fractions of the screen"
      )
    }
    let actions = ["push", "pop", "popToRoot"]
    let given = actions.compactMap { key in fields[key].map { (key, $0) } }
    guard let (key, value) = given.first else {
      if fields.misspells(actions) { return nil }
      complain(
        at: fields.position,
        "\(fields.path) leads nowhere; give it 'push: NAME', 'pop: true' or 'popToRoot: true'")
      return nil
    }
    for (other, surplus) in given.dropFirst() {
      complain(
        at: surplus.keyPosition, "\(fields.path) has both \(key) and \(other); keep one of them")
    }
    guard let action = action(key, value), let area else { return nil }
    return ScreenLink(area: area, action: action)
  }

  private mutating func action(_ key: String, _ field: Field) -> ScreenLink.Action? {
    if key == "push" { return reference(field).map { .push($0) } }
    guard
      value(field, expecting: "true, or remove the link", as: { $0 == "true" ? true : nil }) != nil
    else { return nil }
    return key == "pop" ? .pop : .popToRoot
  }

  mutating func excluded(_ field: Field?) -> [UnitRect] {
    if let field, case .list(let items) = field.node.content, !items.isEmpty,
      items.allSatisfy(\.isNumber)
    {
      complain(
        at: field.node.position,
        "\(field.path) is a list of numbers; write a list of areas, as in [[x, y, width, height]]")
      return []
    }
    return items(field, expecting: "a list of [x, y, width, height]").compactMap { area($0) }
  }

  private mutating func area(_ field: Field) -> UnitRect? {
    let expectation = "four numbers within 0...1, as in [x, y, width, height]"
    guard let n = numbers(field, count: 4, expecting: expectation) else { return nil }
    guard n.allSatisfy({ (0...1).contains($0) }) else {
      complain(
        at: field.node.position,
        "\(field.path) is out of range; write \(expectation), in fractions of the screen")
      return nil
    }
    if n[2] == 0 || n[3] == 0 {
      complain(
        .warning, at: field.node.position,
        "\(field.path) is empty; nobody can touch it, write a width and a height above 0")
    } else if n[0] + n[2] > 1 + Self.tolerance || n[1] + n[3] > 1 + Self.tolerance {
      complain(
        .warning, at: field.node.position,
        "\(field.path) reaches beyond the screen; "
          + "the last two numbers are width and height, not the lower right corner")
    }
    return UnitRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
}

extension YAMLNode {
  fileprivate var isNumber: Bool {
    guard case .scalar(let text) = content else { return false }
    return DecimalNumber.value(text) != nil
  }
}

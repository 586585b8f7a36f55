internal import Composition
internal import Geometry
internal import Spelling

/// The screens, with folders expanded.
extension SchemaReader {
  private static let contentKeys = ["image", "svg", "color", "view", "folder"]
  private static let otherKeys = [
    "push", "background", "fit", "allowsPush", "allowsPop", "links", "excluded",
  ]

  /// Reads `screens`: those of files as they are, those of folders as `NAME/1`, `NAME/2`, ...
  ///
  /// - Returns: The screens, and every name that may be referred to: also of screens that are
  ///   complained about, so that one mistake does not echo from all places that name it.
  mutating func screens(_ field: Field) -> (screens: [ScreenConfiguration], names: [String]) {
    guard case .mapping(let entries) = field.node.content, !entries.isEmpty else {
      complain(
        about: field, expecting: "at least one screen, as in 'home: {image: home.png}'")
      return ([], [])
    }
    var screens: [ScreenConfiguration] = []
    var names: [String] = []
    for entry in unique(entries, of: field.path) {
      if let obstacle = Self.obstacle(toName: entry.key) {
        complain(
          at: entry.keyPosition, "'\(entry.key.excerpt)' cannot name a screen; \(obstacle)")
        continue
      }
      let read = screen(Field(path: "\(field.path).\(entry.key)", entry: entry), name: entry.key)
      screens += read
      names.append(entry.key)
      names += read.map(\.name).filter { $0 != entry.key }
    }
    return (screens, names)
  }

  /// Characters that a name may have: libyaml takes keys of 1024, and a request of the control socket
  /// that names such a screen has room in its line.
  private static let longestName = 1000

  /// What to do about a name that no screen can have; nil where one can.
  private static func obstacle(toName name: String) -> String? {
    if name.isEmpty || !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
      return "use letters, digits, '-' and '_'"
    }
    return name.unicodeScalars.count > longestName ? "use at most \(longestName) characters" : nil
  }

  private mutating func screen(_ field: Field, name: String) -> [ScreenConfiguration] {
    guard let fields = fields(of: field, known: Self.contentKeys + Self.otherKeys) else {
      return []
    }
    var screen = ScreenConfiguration(name: name, content: .color(.black))
    if let push = fields["push"] { screen.push = reference(push) }
    screen.background = color(fields["background"]) ?? screen.background
    screen.fit = choice(fields["fit"]) ?? screen.fit
    screen.allowsPush = boolean(fields["allowsPush"]) ?? screen.allowsPush
    screen.allowsPop = boolean(fields["allowsPop"]) ?? screen.allowsPop
    screen.links = links(fields["links"])
    screen.excluded = excluded(fields["excluded"])

    let contents = Self.contentKeys.compactMap { key in fields[key].map { (key, $0) } }
      .sorted { $0.1.keyPosition < $1.1.keyPosition }
    guard let (key, field) = contents.first else {
      if fields.misspells(Self.contentKeys) { return [screen] }
      complain(
        at: fields.position,
        "\(fields.path) shows nothing; give it one of \(Self.alternatives(Self.contentKeys))")
      return [screen]
    }
    for (other, surplus) in contents.dropFirst() {
      complain(
        at: surplus.keyPosition, "\(fields.path) has both \(key) and \(other); keep one of them")
    }
    if key == "folder" { return pages(of: screen, in: field) }
    screen.content = content(field, key: key, screen: name) ?? screen.content
    return [screen]
  }

  private mutating func content(
    _ field: Field, key: String, screen: String
  ) -> ScreenContent? {
    switch key {
    case "color": return color(field).map { .color($0) }
    case "view":
      guard let name = text(field, expecting: "the name of a view") else { return nil }
      guard views.contains(name) else {
        let advice =
          views.isEmpty
          ? "this program registers no views, use image, svg, color or folder"
          : NearestName.advice(for: name, among: views)
        complain(
          at: field.node.position, "\(field.path) names the unknown view '\(name)'; \(advice)")
        return nil
      }
      return .view(name: name)
    default:
      guard let path = text(field, expecting: "the path of a file").map(folders.resolve) else {
        return nil
      }
      let content: ScreenContent = key == "svg" ? .svg(path: path) : .image(path: path)
      pictures.append((screen, content, field.node.position))
      return content
    }
  }

  /// One screen for each picture of a folder, each pushing the next, the last what the folder pushes.
  private mutating func pages(
    of screen: ScreenConfiguration, in field: Field
  ) -> [ScreenConfiguration] {
    guard let path = text(field, expecting: "the path of a folder of pictures") else { return [] }
    let contents: [ScreenContent]
    let folder = folders.resolve(path)
    pictureFolders.append(folder)
    switch folders.pictures(in: folder) {
    case .success(let found): contents = found
    case .failure(let problem):
      complain(at: field.node.position, "\(field.path): \(problem.message)")
      return []
    }
    return contents.enumerated().map { index, content in
      var page = screen
      page.name = "\(screen.name)/\(index + 1)"
      page.content = content
      if index + 1 < contents.count { page.push = "\(screen.name)/\(index + 2)" }
      pictures.append((page.name, content, field.node.position))
      return page
    }
  }

  /// Reads the name of a screen, to be looked up when all are known.
  mutating func reference(_ field: Field?) -> String? {
    guard let field, let name = text(field, expecting: "the name of a screen") else { return nil }
    references.append(Reference(path: field.path, name: name, position: field.node.position))
    return name
  }
}

internal import Composition
internal import Geometry
internal import Spelling

/// Reads a tree of YAML by the schema that the manual describes: every value is checked, every
/// complaint kept.
///
/// Reading goes on after a complaint, so that one run of `check` shows all there is to repair. What
/// was complained about is replaced by its default, and the whole result is thrown away in the end.
struct SchemaReader {
  /// A screen that is named somewhere.
  struct Reference {
    var path: String
    var name: String
    var position: SourcePosition
  }

  /// Nobody reads more, and a hostile file shall not keep the machine busy with advice.
  private static let greatestCount = 200

  /// The names of the views that the program offers.
  let views: [String]
  /// Whether the program has a first screen of its own.
  let isRootProvided: Bool
  /// Looks into the folders that `.folder` names.
  let folders: PictureFolder
  /// What is wrong so far.
  private(set) var findings: [(severity: Complaint.Severity, finding: Finding)] = []
  /// Screens that are named so far; checked when all screens are known.
  var references: [Reference] = []
  /// Picture files that are named so far.
  var pictures: [(screen: String, content: ScreenContent, position: SourcePosition)] = []

  /// Folders of pictures that are named so far.
  var pictureFolders: [String] = []

  init(views: [String], isRootProvided: Bool, folders: PictureFolder) {
    self.views = views
    self.isRootProvided = isRootProvided
    self.folders = folders
  }

  /// Whether so much is wrong that nothing more is said.
  var isFull: Bool { findings.count >= Self.greatestCount }

  /// Whether the result will be thrown away.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  mutating func complain(
    _ severity: Complaint.Severity = .error, at position: SourcePosition, _ message: String
  ) {
    guard !isFull else { return }
    findings.append((severity, Finding(position: position, message: message)))
    guard isFull else { return }
    let last = "there are more complaints than these \(Self.greatestCount); repair these first"
    let end = findings.map(\.finding.position).max() ?? position
    findings.append((.error, Finding(position: end, message: last)))
  }

  /// What is wrong, in the order of the file.
  func complaints(about file: String) -> [Complaint] {
    findings.map { severity, finding in
      Complaint(severity, file: file, position: finding.position, message: finding.message)
    }.enumerated().sorted {
      ($0.element.position ?? .start, $0.offset) < ($1.element.position ?? .start, $1.offset)
    }.map(\.element)
  }

  /// Says that a value is of another kind than its key takes.
  mutating func complain(about field: Field, expecting expectation: String) {
    if case .refused = field.node.content { return }
    complain(
      at: field.node.position, "\(field.path) is \(field.node.description); write \(expectation)")
  }

  /// The mapping's known keys; complains of unknown and duplicate ones.
  mutating func fields(of field: Field, known: [String]) -> Fields? {
    guard case .mapping(let entries) = field.node.content else {
      let subject = field.path.isEmpty ? "the configuration" : field.path
      if case .refused = field.node.content { return nil }
      complain(
        at: field.node.position,
        "\(subject) is \(field.node.description); write a mapping with keys like '\(known[0]):'")
      return nil
    }
    var taken: [String: YAMLNode.Entry] = [:]
    var misspelt: Set<String> = []
    for entry in unique(entries, of: field.path) where !isFull {
      if known.contains(entry.key) {
        taken[entry.key] = entry
      } else {
        complain(
          at: entry.keyPosition,
          "unknown key '\(entry.key.excerpt)'\(Self.place(field.path)); "
            + NearestName.advice(for: entry.key, among: known))
        if let meant = NearestName.meant(by: entry.key, among: known) { misspelt.insert(meant) }
      }
    }
    return Fields(
      path: field.path, position: field.node.position, entries: taken, misspelt: misspelt)
  }

  /// The entries without those whose key was given before; complains of these.
  mutating func unique(_ entries: [YAMLNode.Entry], of path: String) -> [YAMLNode.Entry] {
    var first: [String: SourcePosition] = [:]
    return entries.filter { entry in
      guard let before = first[entry.key] else {
        first[entry.key] = entry.keyPosition
        return true
      }
      complain(
        at: entry.keyPosition,
        "duplicate key '\(entry.key.excerpt)'\(Self.place(path)), "
          + "first given in line \(before.line); keep one of them")
      return false
    }
  }

  private static func place(_ path: String) -> String {
    path.isEmpty ? "" : " in \(path)"
  }
}

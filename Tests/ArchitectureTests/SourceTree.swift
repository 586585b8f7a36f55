import Foundation

/// The Swift files of the package.
enum SourceTree {
  struct File {
    let path: String
    let lines: [Substring]

    /// The modules it imports.
    var imports: [String] {
      code.compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword <= 1, keyword + 1 < words.count
        else { return nil }
        return String(words[keyword + 1])
      }
    }

    /// The lines without comments and text literals that fill a line.
    var code: [Substring] {
      lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = root.appendingPathComponent("Sources")

  /// The text of any file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The targets with Swift code.
  static var targets: [String] {
    let folders = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    return (folders ?? []).filter { $0 != "CLibraries" }.sorted()
  }

  /// The files of a target; paths are relative to `Sources`.
  static func files(of target: String) -> [File] {
    let folder = sources.appendingPathComponent(target)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      else { return nil }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return File(path: "\(target)/\(path)", lines: lines)
    }
  }
}

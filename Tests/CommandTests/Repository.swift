import Foundation

/// Files of the repository, found from where this one lies.
enum Repository {
  static func text(_ path: String, from file: String = #filePath) throws -> String {
    let root = URL(fileURLWithPath: file)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

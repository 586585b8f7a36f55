import Foundation

/// Files of the repository, found from where this one lies.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: file(path)))
  }

  /// Whether the streams and the goldens are to be written anew, and not compared.
  static let isRemade = ProcessInfo.processInfo.environment["REMAKE_EXAMPLES"] != nil
}

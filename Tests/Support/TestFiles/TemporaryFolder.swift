import Foundation

/// A folder of its own for one test, removed with everything in it when the test lets go of it.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    // Short: a socket's path has at most 99 bytes.
    path = NSTemporaryDirectory() + "kiosk-" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in it, whether there is one or not.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, in folders that are made where they are missing.
  ///
  /// - Returns: The file's path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// Writes a text file, in folders that are made where they are missing.
  ///
  /// - Returns: The file's path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a folder in it, and those above.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: file(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link, in folders that are made where they are missing.
  package func link(_ name: String, to target: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(
      atPath: file(name), withDestinationPath: target)
  }

  /// The bytes of a file in it.
  package func contents(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// The text of a file in it.
  package func text(_ name: String) throws -> String {
    String(decoding: try contents(name), as: UTF8.self)
  }

  /// The first line of a file in it, without its end: what a file of the kernel's says.
  package func firstLine(_ name: String) throws -> String {
    String(decoding: try contents(name).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

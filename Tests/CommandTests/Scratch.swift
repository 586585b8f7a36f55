import Foundation

/// A folder of its own for one test, removed with everything in it.
final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "kiosk-" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: file(name), withIntermediateDirectories: true)
  }

  /// Says who may do what with a file, whatever the umask of the tests is.
  func allow(_ permissions: Int, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: file(name))
  }

  func handle(_ name: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: file(name), contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: file(name)))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// Writes a file as editors do: beside it, then renamed.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    return file(name)
  }
}

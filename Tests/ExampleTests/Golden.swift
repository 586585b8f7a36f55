import Composition
import Foundation
import Pictures
import Testing

/// A picture that a program showed when somebody last looked at it and found it right.
struct Golden {
  /// Where all of them are.
  static let folder = Repository.file("Tests/ExampleTests/Goldens")

  /// The name of its file.
  let name: String

  private var path: String { Self.folder.appendingPathComponent(name).path }

  /// Holds a picture against it, or takes the picture in its place.
  func expect(
    _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if Repository.isRemade {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: picture))
      return try bytes.write(to: URL(fileURLWithPath: path))
    }
    let decoder = PictureDecoder(panel: ExampleReplay.panel)
    let actual = try decoder.decode(.image(path: picture))
    guard let expected = try? decoder.decode(.image(path: path)), expected.bytes == actual.bytes
    else {
      let kept = try keep(picture)
      Issue.record(
        """
        \(name) is not what \(path) shows but what \(kept) does; the fonts are those of \
        scripts/setup test. Where the new one is right: make pictures
        """, sourceLocation: sourceLocation)
      return
    }
  }

  /// Copies a picture to where it outlives the test.
  private func keep(_ picture: String) throws -> String {
    let folder = BuiltPrograms.folder.appendingPathComponent("ExampleTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: picture), to: file)
    return file.path
  }
}

import Foundation
import LinuxIO
import TestFiles
import Testing

@Suite struct `The version of a file` {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("one", to: "file")
  }

  @Test func `is another once it was written, although its size and its time of writing are not`()
    throws
  {
    let version = FileVersion(of: path)
    #expect(version != nil && FileVersion(of: path) == version)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try AtomicFile.write(Array("two".utf8), to: path)
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    #expect(FileVersion(of: path) != version)
    #expect(FileVersion(of: folder.file("missing")) == nil)
  }

  /// How often it is written while it is read, and how often it is read.
  @Test(arguments: [(0, 1), (1, 2), (2, 3), (3, 3), (9, 3)])
  func `is read until it is one`(writes: Int, reads: Int) throws {
    var calls = 0
    let text = FileVersion.reading(path, attempts: 3) {
      let text = try? FileContents.read(path)
      calls += 1
      if calls <= writes { try? AtomicFile.write(Array("\(calls)".utf8), to: path) }
      return text
    }
    #expect(calls == reads)
    #expect((text == nil) == (writes >= 3))
    if writes < 3 { #expect(try text == FileContents.read(path)) }
  }
}

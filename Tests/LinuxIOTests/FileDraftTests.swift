import Glibc
import LinuxIO
import TestFiles
import Testing

@Suite struct `A draft of a file` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `takes its name when it is complete`() throws {
    try folder.write("old", to: "file")
    let draft = try FileDraft.begin(folder.file("file"))
    #expect(FileOutput.writeAll(Array("new".utf8), to: draft.descriptor) == nil)
    #expect(try folder.contents("file") == Array("old".utf8))
    try draft.finish()
    #expect(try folder.contents("file") == Array("new".utf8))
    #expect(try DirectoryContents.names(in: folder.path) == ["file"])
  }

  @Test func `that is given up leaves nothing`() throws {
    do {
      let draft = try FileDraft.begin(folder.file("file"))
      #expect(FileOutput.writeAll([1], to: draft.descriptor) == nil)
      _ = consume draft
    }
    #expect(try DirectoryContents.names(in: folder.path) == [])
  }

  @Test func `of a folder, or in none, is refused`() {
    #expect(throws: SystemError.self) { _ = try FileDraft.begin(folder.path) }
    #expect(throws: SystemError.self) { _ = try FileDraft.begin(folder.file("no/f")) }
  }
}

import Glibc
import LinuxIO
import TestFiles
import Testing

@Suite struct `A draft of a file` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [false, true])
  func `takes its name when it is complete`(keepsPart: Bool) throws {
    try folder.write("old", to: "file")
    let draft = try FileDraft.begin(folder.file("file"), keepingPart: keepsPart)
    #expect(FileOutput.writeAll(Array("new".utf8), to: draft.descriptor) == nil)
    #expect(try folder.contents("file") == Array("old".utf8))
    try draft.finish()
    #expect(try folder.contents("file") == Array("new".utf8))
    #expect(try DirectoryContents.names(in: folder.path) == ["file"])
    #expect(try FileStatus(of: folder.file("file")).permissions == 0o644)
  }

  @Test func `makes a file that was not there`() throws {
    try FileDraft.begin(folder.file("file")).finish()
    #expect(try DirectoryContents.names(in: folder.path) == ["file"])
  }

  /// Whoever is killed writes no more, and gives nothing up.
  @Test func `has no name meanwhile, unless what there is of it is wanted`() throws {
    let unnamed = try FileDraft.begin(folder.file("file"))
    #expect(FileOutput.writeAll([1], to: unnamed.descriptor) == nil)
    #expect(try DirectoryContents.names(in: folder.path) == [])
    let kept = try FileDraft.begin(folder.file("file"), keepingPart: true)
    #expect(FileOutput.writeAll([1], to: kept.descriptor) == nil)
    #expect(try DirectoryContents.names(in: folder.path) == ["file.\(getpid()).part"])
    try kept.finish()
    try unnamed.finish()
    #expect(try DirectoryContents.names(in: folder.path) == ["file"])
  }

  @Test(arguments: [false, true])
  func `that is given up leaves nothing`(keepsPart: Bool) throws {
    do {
      let draft = try FileDraft.begin(folder.file("file"), keepingPart: keepsPart)
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

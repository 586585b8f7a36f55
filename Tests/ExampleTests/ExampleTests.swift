import Foundation
import Testing
import TouchRecording

/// The programs of `Examples`, operated by hands that are always the same.
@Suite(.serialized) struct `An example` {
  @Test(arguments: Example.all)
  func `does and shows what it did when somebody last looked`(example: Example) throws {
    try checkStream(of: example)
    let replay = try ExampleReplay(example)
    #expect(replay.navigation == example.navigation)
    let pictures = replay.picturesAtRest
    if Repository.isRemade { try removeGoldens(of: example) }
    for (number, picture) in pictures.enumerated() {
      try Golden(name: "\(example.name)-\(number + 1).png").expect(picture)
    }
    #expect(try goldens(of: example).count == pictures.count)
  }

  @Test(arguments: Example.all)
  func `keeps no compiler busy`(example: Example) throws {
    let files = FileManager.default.enumerator(atPath: Repository.file(example.folder).path)?
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
      .map { Repository.file("\(example.folder)/\($0)").path }
    let check = try TypeCheck(of: try #require(files).sorted())
    #expect(check.isAccepted, "\(check.complaints)")
  }

  /// Sees to it that the stream in the repository is the one that the example describes.
  private func checkStream(of example: Example) throws {
    let path = "\(example.folder)/\(example.name).evemu"
    let stream = example.touches.recording.text
    if Repository.isRemade { try Data(stream).write(to: Repository.file(path)) }
    #expect(
      try Repository.bytes(path) == stream, "\(path) is not what the test says: make pictures")
  }

  private func goldens(of example: Example) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
      .filter { $0.hasPrefix("\(example.name)-") }
  }

  private func removeGoldens(of example: Example) throws {
    for name in try goldens(of: example) {
      try FileManager.default.removeItem(at: Golden.folder.appendingPathComponent(name))
    }
  }
}

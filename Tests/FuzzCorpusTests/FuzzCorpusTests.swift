import Foundation
import FuzzTargets
import Testing

/// What fuzzers have found worth keeping: `make fuzz` starts from it, and adds what breaks.
@Suite struct `The corpus of a fuzzer` {
  private static func files(of target: FuzzTarget) throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fuzz/Corpora/\(target.rawValue)")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
  }

  @Test(arguments: FuzzTarget.allCases)
  func `is taken in without a complaint`(target: FuzzTarget) throws {
    let files = try Self.files(of: target)
    #expect(files.count >= 10)
    for file in files {
      let complaint = target.complaint(about: Array(try Data(contentsOf: file)))
      #expect(complaint == nil, "\(file.lastPathComponent)")
    }
  }
}

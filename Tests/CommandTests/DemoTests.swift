import Foundation
import Testing

@Suite struct `The demo` {
  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/dev/dri"), "KMS may be free here"))
  func `without a display writes swipes, frames, a film strip and a trace`() throws {
    let scratch = try Scratch()
    let result = try BuiltProgram.run(["demo", "pictures"], in: scratch.path)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("film strip: pictures/film-strip.png\n"))
    #expect(FileManager.default.fileExists(atPath: scratch.file("pictures/film-strip.png")))
    #expect(FileManager.default.fileExists(atPath: scratch.file("pictures/frames/000000.png")))
    let events = try scratch.text("pictures/trace.jsonl").split(separator: "\n")
      .filter { $0.contains("\"navigation\"") && $0.contains("\"did") }
      .compactMap { $0.split(separator: "\"event\":\"").last?.prefix { $0 != "\"" } }
    #expect(events == ["didPush", "didCancelPush", "didPush", "didPop"])
  }
}

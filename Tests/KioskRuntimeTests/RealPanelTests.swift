import Foundation
import Gestures
import KioskRuntime
import Testing
import TouchInput
import TouchRecording

/// The recordings of real panels beside the project, where `TOUCH_RECORDINGS` names them.
private let streams: [URL]? = {
  guard let path = ProcessInfo.processInfo.environment["TOUCH_RECORDINGS"] else {
    print("TOUCH_RECORDINGS is not set: swipes of real panels are not tested")
    return nil
  }
  let folder = URL(fileURLWithPath: path).appendingPathComponent("streams")
  let files = try? FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  return files?.filter { $0.pathExtension == "evemu" }.sorted { $0.path < $1.path }
}()

@Suite(.enabled(if: streams != nil, "TOUCH_RECORDINGS is not set"))
struct `On streams of real panels` {
  private func recording(_ file: URL) throws -> EvemuRecording {
    try EvemuRecording(parsing: Array(Data(contentsOf: file)), file: file.lastPathComponent)
  }

  @Test func `each swipe ends once, navigates at most once, and leaves nothing behind`() throws {
    for file in try #require(streams) {
      for depth in 1...2 {
        let story = try ReplayedStream(recording(file), depth: depth).story
        let words = story.split(separator: ", ").map { $0.split(separator: " ")[0] }
        var isSwiping = false
        var isOpen = false
        for word in words {
          switch word {
          case "began":
            #expect(!isSwiping, "\(file.lastPathComponent): \(story)")
            isSwiping = true
          case "ended", "cancelled":
            #expect(isSwiping, "\(file.lastPathComponent): \(story)")
            isSwiping = false
          case "willPush", "willPop":
            #expect(!isOpen, "\(file.lastPathComponent): \(story)")
            isOpen = true
          case "failed": break
          default:
            #expect(isOpen, "\(file.lastPathComponent): \(story)")
            isOpen = false
          }
        }
        #expect(!isSwiping && !isOpen, "\(file.lastPathComponent): \(story)")
        let wills = words.filter { $0.hasPrefix("will") }.count
        #expect(words.filter { $0 == "began" }.count == wills)
      }
    }
  }

  @Test func `no fault, ghost, hover or tap becomes a swipe`() throws {
    let names = ["teleport", "-fault", "nearmiss", "231c", "phantom", "hover", "tap"]
    for file in try #require(streams)
    where names.contains(where: { file.lastPathComponent.contains($0) }) {
      for depth in 1...2 {
        let story = try ReplayedStream(recording(file), depth: depth).story
        #expect(!story.contains("began"), "\(file.lastPathComponent): \(story)")
      }
    }
  }

  @Test func `real edge swipes are found`() throws {
    var swipes = 0
    for file in try #require(streams) {
      let story = try ReplayedStream(recording(file), depth: 2).story
      if story.contains("began") { swipes += 1 }
    }
    // 13 of the 132 streams hold a swipe from an edge as SWIPE means it: most that the index calls
    // so run along the edge or start with two fingers.
    #expect(swipes >= 10)
  }
}

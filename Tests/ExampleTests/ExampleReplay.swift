import Composition
import Foundation
import Geometry
import Pictures
import TestFiles
import Testing

/// What a program shows while its stream is replayed.
struct ExampleReplay {
  /// A line of a trace, as far as it matters here.
  private struct Line: Decodable {
    let t: Double
    let kind: String
    let event: String?
    let stack: [String]?
    let transition: String?
  }

  /// The panel in pixels.
  static let panel = PixelSize(width: 512, height: 300)
  /// What is seen at least this long is a picture to be looked at, in seconds.
  private static let rest = 0.4

  private let folder: TemporaryFolder
  private let lines: [Line]

  /// Replays a stream through the program that was built beside these tests.
  init(_ example: Example) throws {
    folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = BuiltPrograms.folder.appendingPathComponent(example.name)
    process.arguments = [
      "replay", "--config",
      try folder.write("display: { scale: \(example.scale) }", to: "kiosk.yaml"),
      "--touch", Repository.file("\(example.folder)/\(example.name).evemu").path,
      "--size", "\(Self.panel.width)x\(Self.panel.height)", "--refresh", "20",
      "--trace", folder.file("trace"), "--frames", folder.file("frames"),
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the replay of \(example.name) fails")
    let decoder = JSONDecoder()
    lines = try folder.text("trace").split(separator: "\n")
      .map { try decoder.decode(Line.self, from: Data($0.utf8)) }
  }

  /// The events of the navigator and the stack after each, as in `didPush A B`.
  var navigation: [String] {
    lines.compactMap { line in
      line.event.map { ([$0] + (line.stack ?? [])).joined(separator: " ") }
    }
  }

  /// The files of the pictures that are seen at rest, in order.
  var picturesAtRest: [String] {
    // A frame is written for each line of its kind.
    let frames = lines.filter { $0.kind == "frame" }
    return frames.indices.filter { index in
      let next = frames.dropFirst(index + 1).first?.t ?? .infinity
      return frames[index].transition == nil && next - frames[index].t >= Self.rest
    }
    .map { index in
      let digits = String(index)
      return folder.file(
        "frames/\(String(repeating: "0", count: 6 - digits.count))\(digits).png")
    }
  }
}

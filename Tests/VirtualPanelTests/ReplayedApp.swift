import Composition
import Foundation
import Geometry
import Pictures
import TouchRecording

/// The pictures that a program of views shows in a replay on this machine: at the start, and after a
/// push.
struct ReplayedApp {
  /// What the panel shows at the start.
  let first: Pixmap
  /// What it shows after a swipe from the right edge.
  let last: Pixmap

  /// Replays a swipe through a program that was built beside these tests.
  init(_ program: String, on kiosk: KioskSetup) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stream = folder.appending(path: "swipe.evemu")
    try Data(Self.swipe(for: kiosk).text).write(to: stream)
    let configuration = folder.appending(path: "kiosk.yaml")
    try kiosk.panelConfiguration.write(to: configuration, atomically: true, encoding: .utf8)
    let frames = folder.appending(path: "frames")

    // /proc/self/exe is the test runner, which lies in the build folder.
    let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = try Process.run(
      runner.deletingLastPathComponent().appending(path: program),
      arguments: [
        "replay", "--config", configuration.path, "--touch", stream.path, "--frames", frames.path,
        "--size", "\(VirtualPanel.size.width)x\(VirtualPanel.size.height)",
      ])
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PanelFailure("the replay of \(program) fails with \(process.terminationStatus)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: frames.path).sorted()
    guard let first = names.first, let last = names.last else {
      throw PanelFailure("the replay of \(program) has no frames")
    }
    self.first = try Self.picture(frames.appending(path: first), on: kiosk)
    self.last = try Self.picture(frames.appending(path: last), on: kiosk)
  }

  /// A swipe from the right edge of the logical screen to beyond its middle.
  private static func swipe(for kiosk: KioskSetup) -> EvemuRecording {
    let start: TouchStreamBuilder.Place = kiosk.isTurned ? (x: 50, y: 99) : (x: 99, y: 50)
    let end: TouchStreamBuilder.Place = kiosk.isTurned ? (x: 50, y: 20) : (x: 20, y: 50)
    return TouchStreamBuilder(.common).hold(0.2).down(at: start).move(to: end, over: 0.4).up()
      .recording
  }

  /// A frame as the panel shows it.
  private static func picture(_ file: URL, on kiosk: KioskSetup) throws -> Pixmap {
    let picture = try PictureDecoder(panel: kiosk.size).decode(.image(path: file.path))
    let upright = Pixmap(size: kiosk.size) { x, y in
      let start = y * picture.stride + x * 4
      return (
        red: picture.bytes[start + 2], green: picture.bytes[start + 1], blue: picture.bytes[start]
      )
    }
    return kiosk.isTurned ? upright.turnedClockwise : upright
  }
}

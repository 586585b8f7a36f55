import Foundation
import LinuxIO
import TestFiles

/// A desktop that nobody sees: an X server that draws into a file, and a hand on its mouse and keys.
final class VirtualDesktop {
  struct Missing: Error, CustomStringConvertible {
    let program: String
    var description: String { "\(program) is missing: run scripts/setup test" }
  }

  /// Where its files are, and those of the test.
  let folder: TemporaryFolder
  /// The name under which programs find it.
  let display: String
  private let server: RunningProgram

  /// Starts one on the first display that is free.
  init() throws {
    folder = try TemporaryFolder()
    server = try RunningProgram(
      try Self.program("Xvfb"),
      [
        "-displayfd", "1", "-screen", "0", "900x900x24", "-nolisten", "tcp", "-fbdir",
        folder.path,
      ], log: folder.file("server-log"))
    display = ":" + (try server.wait(for: ""))
  }

  private static func program(_ name: String) throws -> String {
    let path = "/usr/bin/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(program: name) }
    return path
  }

  /// What programs on it must know, and that they draw without a graphics processor.
  var environment: [String: String?] {
    [
      "DISPLAY": display, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil,
      "SDL_RENDER_DRIVER": "software", "SDL_FRAMEBUFFER_ACCELERATION": "0",
    ]
  }

  /// Does something with mouse or keys, as `xdotool` writes it, and waits until it is done.
  @discardableResult
  func perform(_ words: [String]) throws -> [String] {
    let hand = try RunningProgram(
      try Self.program("xdotool"), words, environment: environment, log: folder.file("hand-log"))
    guard try hand.waitForEnd() == .exited(status: 0) else {
      throw RunningProgram.Failure(description: "xdotool \(words): \(hand.complaints)")
    }
    return hand.lines
  }

  /// The colour of a pixel of the screen, as `RRGGBB`.
  func color(atX x: Int, y: Int) throws -> String {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("Xvfb_screen0")))
    defer { try? file.close() }
    // The X window dump: a head of 32-bit numbers, big endian, then the colour map, then the rows.
    let head = [UInt8](try file.read(upToCount: 100) ?? Data())
    func number(_ index: Int) -> Int {
      head[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = number(0) + number(19) * 12
    try file.seek(toOffset: UInt64(start + y * number(12) + x * 4))
    let pixel = [UInt8](try file.read(upToCount: 4) ?? Data())
    return pixel.prefix(3).reversed().map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

import Foundation
import Geometry
import TestFiles

/// `kiosk-preview` on a virtual desktop, and a hand in its window.
final class RunningPreview {
  /// The program.
  let program: RunningProgram
  private let desktop: VirtualDesktop

  /// Where programs were built: beside the test runner.
  static let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Starts it.
  init(_ arguments: [String], on desktop: VirtualDesktop) throws {
    self.desktop = desktop
    program = try RunningProgram(
      Self.programs.appendingPathComponent("kiosk-preview").path,
      arguments + ["--trace", "--screenshots", desktop.folder.file("pictures")],
      environment: desktop.environment, log: desktop.folder.file("log"))
  }

  /// Where its window is: the upper left corner, and how large it is.
  func window() throws -> (x: Int, y: Int, size: PixelSize) {
    let lines = try desktop.perform([
      "search", "--sync", "--onlyvisible", "--name", "kiosk-navigator", "getwindowgeometry",
      "--shell",
    ])
    func number(_ name: String) -> Int {
      lines.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? -1
    }
    return (
      number("X"), number("Y"), PixelSize(width: number("WIDTH"), height: number("HEIGHT"))
    )
  }

  /// Looks whenever something was drawn, until the window is filled with a colour.
  func expect(_ color: String) throws {
    repeat {
      try program.wait(for: "frame ", or: "redrawn")
    } while try !isFilled(with: color)
  }

  /// Whether corners and middle of the window have a colour.
  private func isFilled(with color: String) throws -> Bool {
    let (x, y, size) = try window()
    let (right, bottom) = (x + size.width - 1, y + size.height - 1)
    for place in [
      (x, y), (right, y), (x, bottom), (right, bottom), ((x + right) / 2, (y + bottom) / 2),
    ]
    where try desktop.color(atX: place.0, y: place.1) != color {
      return false
    }
    return true
  }

  /// Presses a key, by the name that X has for it.
  func press(_ key: String) throws {
    let (x, y, size) = try window()
    // Without a window manager, keys go to the window under the pointer.
    try desktop.perform([
      "mousemove", "\(x + size.width / 2)", "\(y + size.height / 2)", "key", key,
    ])
  }

  /// Presses the left button at the right edge, draws leftwards over two thirds of the window, and
  /// lets go.
  func swipeFromRight() throws {
    let (x, y, size) = try window()
    func place(_ percent: Int) -> [String] {
      ["mousemove", "\(x + (size.width - 1) * percent / 100)", "\(y + size.height / 2)"]
    }
    try desktop.perform(place(99) + ["mousedown", "1"] + place(93))
    for percent in stride(from: 85, through: 30, by: -5) { try desktop.perform(place(percent)) }
    try desktop.perform(["mouseup", "1"])
  }

  /// Presses S and returns the path of the picture.
  func takeScreenshot() throws -> String {
    try press("s")
    return try program.wait(for: "screenshot ")
  }
}

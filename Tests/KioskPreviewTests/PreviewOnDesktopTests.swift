import Composition
import Foundation
import Geometry
import LinuxIO
import TestFiles
import Testing

/// The program as it ships, on an X server without a screen, with a hand on mouse and keys.
@Suite(.serialized) struct `A preview on a desktop` {
  private let desktop: VirtualDesktop
  private let configuration: String
  private let green = Color(red: 0, green: 255, blue: 0)

  init() throws {
    desktop = try VirtualDesktop()
    configuration = try desktop.folder.write(
      """
      root: red
      screens:
        red: {color: '#ff0000', push: green}
        green: {color: '#00ff00'}
      display: {mode: 640x400}
      """, to: "kiosk.yaml")
  }

  private func preview(_ arguments: [String] = []) throws -> RunningPreview {
    let preview = try RunningPreview(["--config", configuration] + arguments, on: desktop)
    try preview.program.wait(for: "panel ")
    try preview.expect("ff0000")
    return preview
  }

  @Test func `follows the mouse to the next screen, and keeps it when it is turned`() throws {
    let preview = try preview()
    #expect(try preview.window().size == PixelSize(width: 640, height: 400))
    try preview.swipeFromRight()
    try preview.expect("00ff00")
    let upright = Screenshot(size: PixelSize(width: 640, height: 400), color: green)
    #expect(try Screenshot(preview.takeScreenshot()) == upright)

    try preview.press("r")
    #expect(try preview.program.wait(for: "panel ") == "640x400 rotation 90")
    try preview.expect("00ff00")
    #expect(try preview.window().size == PixelSize(width: 400, height: 640))
    let turned = Screenshot(size: PixelSize(width: 400, height: 640), color: green)
    #expect(try Screenshot(preview.takeScreenshot()) == turned)

    try preview.press("q")
    let end = try preview.program.waitForEnd()
    #expect(end == .exited(status: 0), "\(preview.program.complaints)")
  }

  @Test(arguments: [90, 180, 270])
  func `follows the mouse on a panel that is turned`(rotation: Int) throws {
    let preview = try preview(["--rotation", "\(rotation)"])
    try preview.swipeFromRight()
    try preview.expect("00ff00")
  }

  @Test func `records touches that replay to the same screen`() throws {
    let preview = try preview()
    try preview.press("t")
    let recording = try preview.program.wait(for: "recording ")
    try preview.swipeFromRight()
    try preview.expect("00ff00")
    try preview.press("t")
    #expect(try preview.program.wait(for: "recorded ") == recording)

    let replay = try RunningProgram(
      RunningPreview.programs.appendingPathComponent("kiosk-navigator").path,
      [
        "replay", "--config", configuration, "--touch", recording, "--size", "640x400",
        "--frames", desktop.folder.file("frames"),
      ], log: desktop.folder.file("replay-log"))
    #expect(try replay.waitForEnd() == .exited(status: 0))
    #expect(replay.complaints == "")
    let frames = try FileManager.default.contentsOfDirectory(
      atPath: desktop.folder.file("frames"))
    let last = try #require(frames.max())
    #expect(try Screenshot(desktop.folder.file("frames/\(last)")).color == green)
  }

  @Test func `hands keys to the kiosk`() throws {
    let preview = try preview()
    try preview.press("Right")
    try preview.expect("00ff00")
    try preview.press("Escape")
    try preview.expect("ff0000")
  }

  @Test(arguments: ["F5", "ctrl+r"])
  func `shows a changed picture when it is told to read all again`(key: String) throws {
    func draw(_ color: String) throws {
      try desktop.folder.write(
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='8' height='5'>
          <rect width='8' height='5' fill='#\(color)'/>
        </svg>
        """, to: "picture.svg")
    }
    try draw("ff0000")
    try desktop.folder.write(
      "root: a\nscreens: {a: {svg: picture.svg}}\ndisplay: {mode: 640x400}\n", to: "kiosk.yaml")
    let preview = try preview()
    try draw("0000ff")
    try preview.press(key)
    try preview.expect("0000ff")
  }

  @Test func `shows a panel that is larger than the desktop, smaller`() throws {
    let preview = try preview(["--size", "1440x1000"])
    #expect(try preview.window().size == PixelSize(width: 900, height: 625))
    try preview.swipeFromRight()
    try preview.expect("00ff00")
    let whole = Screenshot(size: PixelSize(width: 1440, height: 1000), color: green)
    #expect(try Screenshot(preview.takeScreenshot()) == whole)
  }

  @Test func `ends as the kiosk does that cannot be shown`() throws {
    let preview = try RunningPreview(["--config", "/nowhere/kiosk.yaml"], on: desktop)
    #expect(try preview.program.waitForEnd() == .exited(status: 1))
    #expect(preview.program.complaints.contains("/nowhere/kiosk.yaml"))
    #expect(preview.program.complaints.contains("No such file or directory (ENOENT)"))
  }

  @Test func `says what it needs where there is no desktop`() throws {
    let program = try RunningProgram(
      RunningPreview.programs.appendingPathComponent("kiosk-preview").path,
      ["--config", configuration],
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_RUNTIME_DIR": "/nowhere"],
      log: desktop.folder.file("log"))
    #expect(try program.waitForEnd() == .exited(status: 1))
    #expect(program.complaints.contains("could not open a window: "))
    #expect(
      program.complaints.contains("start it in a desktop session (DISPLAY or WAYLAND_DISPLAY)"))
  }
}
